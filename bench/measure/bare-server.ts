/** Bare node:http in a process of its own: sends the statements it is told for each request and answers their rows as JSON. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '@naskhah/db/connect';
import type { ToldStatements } from './told.ts';

process.once('message', ({ databaseUrl, statements }: ToldStatements) => {
  const { pool } = connect(databaseUrl);
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', async () => {
      const answers = await Promise.all(statements.map(({ sql, parameters }) => pool.query(sql, [...parameters])));
      const body = JSON.stringify(answers.map(({ rows }) => rows));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
