import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { NewOrganisation } from '@naskhah/modules/reference-data';
import streamArray from 'stream-json/streamers/stream-array.js';
import { organisationOf, type RorRecord } from './record.ts';

/** The organisations of a dump of the registry (one JSON array, also gzipped), read one by one: the whole is 300 MB. */
export async function* readOrganisations(path: string): AsyncGenerator<NewOrganisation> {
  const file = createReadStream(path);
  const text = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  const records = streamArray.withParserAsStream();
  for (const stream of [file, text]) stream.on('error', (error) => records.destroy(error));
  for await (const { value } of text.pipe(records) as AsyncIterable<streamArray.StreamArrayItem<RorRecord>>) {
    const organisation = organisationOf(value);
    if (organisation) yield organisation;
  }
}
