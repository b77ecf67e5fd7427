import { createServer } from 'node:net';
import { ConfigFault } from './config.ts';

type At = { port: number; host: string };

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** A place at which nobody can listen, as a sentence for who set it; anything else stays what it is. */
export const faultOfPlace = (error: unknown, { port, host }: At): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigFault(
        `PORT: another program uses ${port} on ${host} already. End it, or set PORT to another one.`,
      );
    case 'EACCES':
      return new ConfigFault(`PORT: this account may not listen on ${port}. Set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigFault(
        `HOST: ${host} is not an address of this machine. Set HOST to one, or to 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
};

/** Asks before anything is started whether it will be possible to listen there. */
export const claimPlace = (at: At): Promise<void> =>
  new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (error) => failed(faultOfPlace(error, at)));
    probe.listen(at.port, at.host, () => probe.close(() => done()));
  });
