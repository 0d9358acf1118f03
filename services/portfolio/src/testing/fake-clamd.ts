import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/**
 * EICAR, the harmless test file that every scanner detects. In two pieces, so that no scanner flags this source file.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface FakeClamd {
  address: string;
  /** Bytes of each file that was scanned. */
  scanned: Buffer[];
  stop(): Promise<void>;
}

/** The part of clamd that INSTREAM needs, with its size limit. */
export async function startFakeClamd({ streamMaxLength = 25_000_000 } = {}): Promise<FakeClamd> {
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer(socket => {
    let waiting = Buffer.alloc(0);
    let begun = false;
    const file: Buffer[] = [];
    let size = 0;
    let answered = false;
    const answer = (text: string) => {
      answered = true;
      socket.end(`${text}\0`);
    };
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      // A second answer would be a write after the end: it resets the connection, and the first may be lost.
      if (answered) return;
      waiting = Buffer.concat([waiting, chunk]);
      const command = 'zINSTREAM\0';
      if (!begun && waiting.length >= command.length) {
        begun = waiting.subarray(0, command.length).toString() === command;
        if (!begun) return answer('UNKNOWN COMMAND');
        waiting = waiting.subarray(command.length);
      }
      while (begun && waiting.length >= 4) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          const content = Buffer.concat(file);
          scanned.push(content);
          return answer(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
        }
        if (waiting.length < 4 + length) return;
        size += length;
        if (size > streamMaxLength) return answer('INSTREAM size limit exceeded. ERROR');
        file.push(Buffer.from(waiting.subarray(4, 4 + length)));
        waiting = waiting.subarray(4 + length);
      }
    });
  });
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `tcp://localhost:${port}`,
    scanned,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise(done => server.close(done));
    },
  };
}
