/**
 * `flat`: the flat map alone. `preparing`: the 3D map is drawn unseen and follows the flat one. `shown`: it has taken
 * over. `leaving`: the flat map gets ready to take over again. `refused`: it cannot be drawn here; to be tried again it is
 * switched off and on.
 */
export type Phase = 'flat' | 'preparing' | 'shown' | 'leaving' | 'refused';

export type PhaseEvent =
  /** The user wants 3D, or does not any more. */
  | 'on'
  | 'off'
  /** The first picture of the map that is getting ready is complete. */
  | 'complete'
  /** The graphics card or the network refused. */
  | 'failed';

/** The picture changes hands only when the other map is complete. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
  if (event === 'failed') return 'refused';
  switch (phase) {
    case 'flat':
      return event === 'on' ? 'preparing' : phase;
    case 'preparing':
      if (event === 'off') return 'flat';
      return event === 'complete' ? 'shown' : phase;
    case 'shown':
      return event === 'off' ? 'leaving' : phase;
    case 'leaving':
      return event === 'complete' ? 'flat' : phase;
    case 'refused':
      return event === 'off' ? 'flat' : phase;
  }
}
