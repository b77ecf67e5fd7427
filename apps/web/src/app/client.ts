import { type ClientContext, type ClientLink, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Contract, parts } from './contract-parts.ts';
import { portalFetch } from './portal-fetch.ts';
import { problemError } from './problem.ts';

const links = new Map<string, Promise<OpenAPILink<ClientContext>>>();

const open = async (part: string): Promise<OpenAPILink<ClientContext>> => {
  const routes = parts[part];
  if (!routes) throw new Error(`The portal knows no part of the contract called ${part}`);
  return new OpenAPILink((await routes()).default, {
    url: window.location.origin,
    fetch: portalFetch,
    customErrorResponseBodyDecoder: (body, { status }) => problemError(body, status),
  });
};

const linkOf = (part: string) => {
  const link = links.get(part) ?? open(part);
  links.set(part, link);
  return link;
};

const link: ClientLink<ClientContext> = {
  call: async ([part = '', ...path], input, options) => (await linkOf(part)).call(path, input, options),
};

export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);
