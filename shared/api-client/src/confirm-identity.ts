/** Asks the user for the password (and code); false on cancel. */
export type ConfirmIdentity = () => Promise<boolean>;

let confirm: ConfirmIdentity | null = null;
/** The pending confirmation; other failed calls wait for the same one. */
let asking: Promise<boolean> | null = null;

/** Used by the host to register the dialog. Returns a function that unregisters it. */
export function confirmIdentityWith(ask: ConfirmIdentity): () => void {
  confirm = ask;
  return () => {
    if (confirm === ask) confirm = null;
  };
}

/** Asks for confirmation; resolves to whether the user confirmed. */
export function isIdentityConfirmed(): Promise<boolean> {
  if (!confirm) return Promise.resolve(false);
  asking ??= confirm().finally(() => {
    asking = null;
  });
  return asking;
}
