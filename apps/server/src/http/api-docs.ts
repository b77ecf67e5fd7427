/** /api/openapi.json for programs and /api/docs for people: every call with what it takes, answers and refuses. */

import type { CallMeta } from '@naskhah/contract/call';
import { laterCalls } from '@naskhah/contract/later';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.ts';

const text = (value: string): string => value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type Listed = {
  module: string;
  name: string;
  method: string;
  path: string;
  summary: string;
  who: string;
  refusals: string[];
};

const callsOf = (router: AnyContractRouter, module = '', name = ''): Listed[] => {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, inner]) => callsOf(inner as AnyContractRouter, module || key, key));
  const { route, meta, errorMap } = router['~orpc'];
  const { access } = meta as CallMeta;
  const detail =
    access.who === 'journal'
      ? ` (${access.permission})`
      : access.who === 'platform'
        ? ` (${access.flags.join(', ')})`
        : '';
  return [
    {
      module,
      name,
      method: route.method ?? 'POST',
      path: route.path ?? '',
      summary: route.summary ?? '',
      who: access.who + detail,
      refusals: Object.keys(errorMap),
    },
  ];
};

const page = (calls: Listed[], schemas: Record<string, Record<string, { requestBody?: unknown }>>): string => {
  const modules = [...new Set(calls.map((call) => call.module))];
  const one = (call: Listed) => {
    const body = schemas[call.path]?.[call.method.toLowerCase()]?.requestBody as
      | { content?: { 'application/json'?: { schema?: unknown } } }
      | undefined;
    const schema = body?.content?.['application/json']?.schema;
    return `<article id="${text(call.module)}-${text(call.name)}"><h3><code>${call.method} ${text(call.path)}</code></h3>
<p>${text(call.summary)}. Who: ${text(call.who)}.${call.refusals.length > 0 ? ` Refuses: ${call.refusals.map(text).join(', ')}.` : ''}</p>
${schema ? `<details><summary>Input</summary><pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre></details>` : ''}</article>`;
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls of Naskhah</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#211f1c}
h3{margin:1.5rem 0 .25rem;overflow-wrap:anywhere;font-size:1rem}pre{overflow:auto;background:#f3f1ed;padding:1rem}a{color:#0f5a61}</style></head>
<body><main><h1>Calls of Naskhah</h1><p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are problem documents (RFC 9457)
in the language of the session, else of Accept-Language. ${laterCalls.length} further calls are declared and answer 501.</p>
${modules
  .map(
    (module) =>
      `<section><h2>${text(module)}</h2>${calls
        .filter((call) => call.module === module)
        .map(one)
        .join('')}</section>`,
  )
  .join('')}
</main></body></html>`;
};

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export const apiDocs = (app: FastifyInstance, contract: AnyContractRouter): void => {
  let made: Promise<{ json: string; html: string }> | undefined;
  // Made at the first question: nobody who starts a server should wait for it.
  const both = () => {
    made ??= openApiOf(contract).then((document) => ({
      json: JSON.stringify(document),
      html: page(callsOf(contract), document.paths as never),
    }));
    return made;
  };
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send((await both()).json));
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send((await both()).html),
  );
};
