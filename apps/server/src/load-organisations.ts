/** `npm run organisations -- <file>`: loads the Research Organization Registry's published dump, schema version 2, also gzipped. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { readOrganisations } from '@naskhah/adapters/ror';
import { transactionOn } from '@naskhah/db/transaction';
import { keepOrganisations, type NewOrganisation } from '@naskhah/modules/reference-data';
import { ConfigFault, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { faultOfStart } from './fault-of-start.ts';
import { loadShipped } from './first-start.ts';

const clone = new URL('../../..', import.meta.url).pathname;
const atOnce = 1000;

/** In portions, each kept whole. */
const loadOrganisations = async (
  path: string,
  keep: (portion: NewOrganisation[]) => Promise<number>,
): Promise<{ read: number; written: number }> => {
  let portion: NewOrganisation[] = [];
  const sum = { read: 0, written: 0 };
  const flush = async () => {
    sum.read += portion.length;
    sum.written += portion.length > 0 ? await keep(portion) : 0;
    portion = [];
  };
  for await (const one of readOrganisations(path)) {
    portion.push(one);
    if (portion.length === atOnce) await flush();
  }
  await flush();
  return sum;
};

const run = async (): Promise<void> => {
  const [path] = process.argv.slice(2);
  if (!path) throw new ConfigFault('Which file? npm run organisations -- <the registry’s dump, .json or .json.gz>');
  await access(path, constants.R_OK).catch((error: Error) => {
    throw new ConfigFault(`${path} cannot be read (${error.message}).`);
  });
  const database = await openDatabase(readConfig(process.env, clone));
  try {
    const transaction = transactionOn(database.connection.db);
    await loadShipped({ transaction });
    const { read, written } = await loadOrganisations(path, (portion) =>
      transaction((trx) => keepOrganisations(trx, portion)),
    );
    if (read === 0) throw new ConfigFault(`${path} holds no records of the registry's schema version 2.`);
    console.info(`${read} organisations, ${written} of them new or changed`);
  } finally {
    await database.release();
  }
};

if (import.meta.main)
  run().catch((error: unknown) => {
    console.error(faultOfStart(error));
    process.exit(1);
  });
