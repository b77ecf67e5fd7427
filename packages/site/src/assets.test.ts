import { expect, it } from 'vitest';
import { siteAssets } from './assets.ts';

it('sheet and fonts reach a galley, whose page stands in a sandbox without an origin', () => {
  for (const { headers } of siteAssets.values())
    expect(headers['cross-origin-resource-policy'] ?? headers['access-control-allow-origin']).toMatch(
      /cross-origin|\*/,
    );
});
