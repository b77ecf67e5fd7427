import type { PublicMasthead } from '@naskhah/modules/publishing';

/** schema.org, Organization: who publishes a journal, with its id in the registry where it is known. */
export const publisherJsonLd = ({ publisher, publisherRor }: PublicMasthead) =>
  publisher && {
    publisher: { '@type': 'Organization', name: publisher, ...(publisherRor && { sameAs: publisherRor }) },
  };
