import type { Trx } from '@naskhah/db/tables';
import type { MachineCheck } from '@naskhah/kernel/machine-checks';
import type { Checked } from '../domain/machine-checks.ts';

/** Keeps what the machine saw in a round, in place of what it saw before. */
export const keepMachineCheck = async (
  trx: Trx,
  round: string,
  machine: MachineCheck,
  { verdict, findings }: Checked,
  at: Date,
): Promise<void> => {
  const seen = { verdict, findings: JSON.stringify(findings), seen_at: at };
  await trx
    .insertInto('verification.machine_check')
    .values({ round_id: round, machine, ...seen })
    .onConflict((conflict) => conflict.columns(['round_id', 'machine']).doUpdateSet(seen))
    .execute();
};
