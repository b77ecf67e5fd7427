import type { access } from '@naskhah/contract/access';
import type { codeTables } from '@naskhah/contract/code-tables';
import type { desk } from '@naskhah/contract/desk';
import type { identity } from '@naskhah/contract/identity';
import type { journals } from '@naskhah/contract/journals';
import type { media } from '@naskhah/contract/media';
import type { messaging } from '@naskhah/contract/messaging';
import type { ownSecurity } from '@naskhah/contract/own-security';
import type { people } from '@naskhah/contract/people';
import type { portalSettings } from '@naskhah/contract/portal-settings';
import type { publishing } from '@naskhah/contract/publishing';
import type { referenceData } from '@naskhah/contract/reference-data';
import type { references } from '@naskhah/contract/references';
import type { submissions } from '@naskhah/contract/submissions';
import type { tasks } from '@naskhah/contract/tasks';
import type { workflow } from '@naskhah/contract/workflow';
import { type ClientContext, type ClientLink, createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { portalFetch } from './portal-fetch.ts';
import { problemError } from './problem.ts';

/** Add a line here and one below for each further part of the contract. */
export type Contract = {
  identity: typeof identity;
  ownSecurity: typeof ownSecurity;
  access: typeof access;
  referenceData: typeof referenceData;
  codeTables: typeof codeTables;
  portalSettings: typeof portalSettings;
  desk: typeof desk;
  journals: typeof journals;
  media: typeof media;
  messaging: typeof messaging;
  people: typeof people;
  publishing: typeof publishing;
  references: typeof references;
  submissions: typeof submissions;
  tasks: typeof tasks;
  workflow: typeof workflow;
};

type Routes = () => Promise<{ default: AnyContractRouter }>;

const parts: Record<string, Routes> = {
  identity: () => import('contract:identity'),
  ownSecurity: () => import('contract:own-security'),
  access: () => import('contract:access'),
  referenceData: () => import('contract:reference-data'),
  codeTables: () => import('contract:code-tables'),
  portalSettings: () => import('contract:portal-settings'),
  desk: () => import('contract:desk'),
  journals: () => import('contract:journals'),
  media: () => import('contract:media'),
  messaging: () => import('contract:messaging'),
  people: () => import('contract:people'),
  publishing: () => import('contract:publishing'),
  references: () => import('contract:references'),
  submissions: () => import('contract:submissions'),
  tasks: () => import('contract:tasks'),
  workflow: () => import('contract:workflow'),
} satisfies Record<keyof Contract, Routes>;

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

/** The routes of a part are fetched with its first call. */
const link: ClientLink<ClientContext> = {
  call: async ([part = '', ...path], input, options) => (await linkOf(part)).call(path, input, options),
};

export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);
