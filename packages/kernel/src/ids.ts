/** Ids are UUIDs, version 7 where we make them; the brand keeps one kind from being given for another. */
declare const brand: unique symbol;
export type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type PersonId = Id<'person'>;

/** A version 7 UUID (RFC 9562, 5.7): `now` in ms since 1970, `random` 10 random bytes. Made by the browser too, so that a repeated save is the same save. */
export const uuidV7 = (now: number, random: Uint8Array): string => {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(now) << 16n);
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

export const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
