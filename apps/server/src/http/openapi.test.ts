import { contract } from '@naskhah/contract/contract';
import { expect, it } from 'vitest';
import { openApiOf } from './openapi.ts';

// Regenerated with `npx vitest run apps/server/src/http/openapi -u`, so that every change of the contract shows in its diff.
it('the checked-in OpenAPI document is what the contract says', async () => {
  const document = JSON.stringify(await openApiOf(contract), null, 1);
  await expect(`${document}\n`).toMatchFileSnapshot('../../../../docs/openapi.json');
});
