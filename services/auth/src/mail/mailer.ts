import { createTransport, type Transporter } from 'nodemailer';

export interface MailSettings {
  /** `smtp://…` or `smtps://user:password@host:port`. */
  smtpUrl: string;
  /** Sender, `Kavel <noreply@example.nl>`. */
  from: string;
  /** Base address of links in mails. A setting, because the host header of a request can be forged. */
  origin: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Plain text by SMTP. */
export interface Mailer {
  origin: string;
  /** Throws when the server does not accept the mail. */
  send(mail: Mail): Promise<void>;
  /** Runs work that no caller awaits, so that response times reveal nothing. */
  later(work: () => Promise<void>, report: (error: unknown) => void): void;
  /** Resolves when no mail is being sent. */
  idle(): Promise<void>;
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createMailer(settings: MailSettings): Mailer {
  const transport = openTransport(settings.smtpUrl);
  const underWay = new Set<Promise<void>>();
  return {
    origin: settings.origin,
    async send({ to, subject, text }) {
      await transport.sendMail({ from: settings.from, to, subject, text });
    },
    later(work, report) {
      const done = work()
        .catch(report)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async idle() {
      await Promise.all(underWay);
    },
  };
}

/** TLS with certificate verification, unless the server is on this machine. */
function openTransport(smtpUrl: string): Transporter {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const local = localHosts.includes(hostname);
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !local,
    ignoreTLS: local,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
}
