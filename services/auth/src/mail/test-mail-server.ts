import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestMailServer {
  /** Number of mails received without TLS. */
  url: string;
  /** Raw, in the order they were received. */
  mails: string[];
  stop(): Promise<void>;
}

/** An SMTP server in the test's own process that keeps its mails. */
export async function startTestMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _, done) {
      text(stream).then(mail => {
        mails.push(decoded(mail));
        done();
      }, done);
    },
    ...options,
  });
  const listening = server.listen(0, '0.0.0.0');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise(done => server.close(() => done())),
  };
}

/** Decodes quoted-printable. */
function decoded(mail: string): string {
  return mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');
}
