/** Used parts of RxJS: shared modules are shipped as a whole, so only these are exported. */
export { BehaviorSubject, filter, map, Observable, ReplaySubject, Subject, Subscription } from 'rxjs';
