import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import order from '../../../../tools/module-order.json' with { type: 'json' };
import { faultsOf, type Sent } from './faults.ts';

/** Fewer than these mean that a run of all tests did not see what it should: the recorder is broken. */
const least = { files: 180, statements: 600 };

/** Every statement that test files have written down in `folder`, once for each file that sent it. */
const readSent = (folder: string): Sent[] => {
  const sent = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sent[]);
  return [...new Map(sent.map((one) => [`${one.from}\n${one.sql}`, one])).values()];
};

/** How many statements a run has sent, and what of them is wrong, one line for each; `whole` when every test file took part. */
export const ownershipFaults = (folder: string, tables: ReadonlySet<string>, whole: boolean) => {
  const sent = readSent(folder);
  const files = new Set(sent.map(({ from }) => from)).size;
  const few = whole && (files < least.files || sent.length < least.statements);
  const wrong = sent.flatMap((one) => faultsOf({ order, tables }, one).map((fault) => `${one.from} ${fault}`));
  return {
    seen: `${sent.length} statements of ${files} files`,
    faults: [
      ...new Set(wrong),
      ...(few ? [`only ${sent.length} statements of ${files} files were seen: what notes them is broken`] : []),
    ].sort(),
  };
};
