import { expect, it } from 'vitest';
import { fileSize } from './file-size.tsx';

it.each([
  [0, '1 kB'],
  [84_200, '84 kB'],
  [999_600, '1 MB'],
  [1_840_000, '1.8 MB'],
  [61_000_000, '61 MB'],
  [2_500_000_000, '2.5 GB'],
])('a file of %i bytes is %s', (bytes, shown) => expect(fileSize(bytes)).toBe(shown));
