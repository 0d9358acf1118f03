import { announceHost, type ReleaseStore, withdrawHost } from '@kavel/deploy';

/** Publishers count a host as live for two days after its last announcement. Milliseconds. */
const everyMs = 3_600_000;
const farewellMs = 3_000;

/**
 * Announces this host in the store until it is closed, so that nobody publishes what it cannot serve. A read-only store
 * is logged: publishers then have to name this host.
 */
export function announce(
  store: ReleaseStore,
  host: string,
  complain: (problem: string) => void,
): { close(): Promise<void> } {
  let failing = false;
  const record = async () => {
    try {
      await announceHost(store, host, new Date());
      failing = false;
    } catch (error) {
      if (!failing) {
        complain(
          `This host cannot announce itself in ${store.place}: publish with --host and its address. ${error}`,
        );
      }
      failing = true;
    }
  };
  let recording = record();
  const timer = setInterval(() => {
    recording = record();
  }, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      const farewell = recording.then(() => (failing ? undefined : withdrawHost(store, host)));
      await Promise.race([
        farewell.catch(() => undefined),
        new Promise<void>(done => setTimeout(done, farewellMs).unref()),
      ]);
    },
  };
}
