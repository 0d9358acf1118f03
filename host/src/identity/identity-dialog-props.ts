export interface IdentityDialogProps {
  /** True when password (and code) were correct. */
  onDone: (confirmed: boolean) => void;
}
