export interface IdentityDialogProps {
  /** True when password (and code) were right. */
  onDone: (confirmed: boolean) => void;
}
