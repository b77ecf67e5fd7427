/** Imports JATS articles as published ones: `npm run import:jats -- [--journal <path>] <folder or files>`. */
import { parseArgs } from 'node:util';
import { transactionOn } from '@naskhah/db/transaction';
import { newId } from '@naskhah/kernel/ids';
import { articleChanged } from '@naskhah/modules/desk-article/host';
import { journalAt } from '@naskhah/modules/journals';
import { siteChanged } from '@naskhah/modules/publishing/host';
import { ConfigFault, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { openFiles, placeOfFiles } from './files-of.ts';
import { loadShipped } from './first-start.ts';
import { findFiles } from './import/find-files.ts';
import { importFiles } from './import/import-files.ts';
import { progressOn } from './import/progress.ts';
import { readAhead } from './import/read-ahead.ts';
import { tellOf } from './tell-of.ts';

const usage = 'npm run import:jats -- [--journal <path of a journal>] <folder or files>';
const clone = new URL('../../..', import.meta.url).pathname;

class UsageFault extends Error {}

const asked = () => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { journal: { type: 'string' } } });
    if (positionals.length === 0) throw new UsageFault(`Which files? ${usage}`);
    return { journal: values.journal, files: findFiles(positionals) };
  } catch (error) {
    throw error instanceof UsageFault
      ? error
      : new UsageFault(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

const run = async (): Promise<number> => {
  const { journal, files } = asked();
  const config = readConfig(process.env, clone);
  const database = await openDatabase(config);
  try {
    const { db } = database.connection;
    const clock = () => new Date();
    const act = {
      transaction: transactionOn(db),
      tell: tellOf(clock, () => [siteChanged, articleChanged]),
      clock,
      newId,
    };
    await loadShipped(act);
    const journalId = journal === undefined ? undefined : await act.transaction((trx) => journalAt(trx, journal));
    if (journal !== undefined && !journalId) throw new UsageFault(`There is no journal with the path '${journal}'.`);

    const progress = progressOn(process.stdout, files.length);
    const begun = performance.now();
    const needs = { ...act, files: (await openFiles(placeOfFiles(config))).store };
    const sum = await importFiles(needs, readAhead(files), journalId, progress);
    const seconds = (performance.now() - begun) / 1000;

    const lost = Object.entries(sum.losses).sort(([, one], [, other]) => other - one);
    if (lost.length > 0) progress.say('\nNot kept, by its place in the files:');
    for (const [place, count] of lost) progress.say(`${String(count).padStart(7)}  ${place}`);
    const speed = files.length > 0 ? ` (${Math.round(files.length / seconds)} per second)` : '';
    const before = sum.unchanged > 0 ? `, ${sum.unchanged} of them unchanged` : '';
    progress.say(`\n${files.length} files in ${seconds.toFixed(1)} s${speed}${before}`);
    progress.say(`${sum.imported} imported, ${sum.failed} failed`);
    return sum.failed > 0 ? 1 : 0;
  } finally {
    await database.release();
  }
};

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof ConfigFault || error instanceof UsageFault ? error.message : error);
    process.exitCode = error instanceof UsageFault ? 2 : 1;
  },
);
