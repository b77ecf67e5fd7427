import { access } from './access.ts';
import { identity } from './identity.ts';
import { messaging } from './messaging.ts';
import { referenceData } from './reference-data.ts';

/** The whole contract, as the server binds it and the documentation shows it. The portal imports single modules. */
export const contract = { referenceData, identity, access, messaging };
