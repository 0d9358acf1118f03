export { PresenceStrip } from './ui/presence-strip';
