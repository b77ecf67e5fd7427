import { describe, expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const webp = [...new TextEncoder().encode('RIFF\x24\x01\x00\x00WEBPVP8 ')];
const typeOf = (bytes: readonly number[]) => pictureType(new Uint8Array(bytes));

describe('the type of a picture', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])('is %s by its first bytes, whatever follows', (type, bytes) => {
    expect(typeOf(bytes)).toBe(type);
    expect(typeOf([...bytes, 1, 2, 3])).toBe(type);
  });

  it.each([
    ['empty', []],
    ['a PNG whose signature is cut', png.slice(0, -1)],
    ['a PNG spoilt as text', png.map((byte) => (byte === 0x0d ? 0x0a : byte))],
    ['a JPEG cut', jpeg.slice(0, 2)],
    ['sound in the container of WebP', [...new TextEncoder().encode('RIFF\x24\x01\x00\x00WAVEfmt ')]],
    ['a WebP without its container', [...new TextEncoder().encode('RIFT\x24\x01\x00\x00WEBPVP8 ')]],
    ['a GIF', [...new TextEncoder().encode('GIF89a')]],
    ['an SVG', [...new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg">')]],
    ['a PNG behind a line', [0x0a, ...png]],
  ])('is none when it is %s', (_, bytes) => expect(typeOf(bytes)).toBeUndefined());
});
