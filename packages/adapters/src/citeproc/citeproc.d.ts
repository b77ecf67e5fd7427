declare module 'citeproc' {
  /** What the processor asks of its host (citeproc-js documentation, 'The sys object'). */
  export type Host = { retrieveItem: (id: string) => object; retrieveLocale: (tag: string) => string };

  export class Engine {
    constructor(host: Host, style: string, language: string, force: boolean);
    updateItems(ids: string[]): void;
    makeBibliography(): [parameters: object, entries: string[]] | false;
  }

  const CSL: { Engine: typeof Engine };
  export default CSL;
}
