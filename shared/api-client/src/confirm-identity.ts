/** Asks the user for password (and code); false when the user does not give them. */
export type ConfirmIdentity = () => Promise<boolean>;

let confirm: ConfirmIdentity | null = null;
/** The open question; other calls that fail wait for the same answer. */
let asking: Promise<boolean> | null = null;

/** For the host: how a user is asked. Returns what ends it. */
export function confirmIdentityWith(ask: ConfirmIdentity): () => void {
  confirm = ask;
  return () => {
    if (confirm === ask) confirm = null;
  };
}

/** Whether the user has just given the password again. */
export function isIdentityConfirmed(): Promise<boolean> {
  if (!confirm) return Promise.resolve(false);
  asking ??= confirm().finally(() => {
    asking = null;
  });
  return asking;
}
