/** The few parts of RxJS in use: what is shared is shipped whole, so only these are. */
export { BehaviorSubject, filter, map, Observable, ReplaySubject, Subject, Subscription } from 'rxjs';
