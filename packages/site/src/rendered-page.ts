export type RenderedPage = {
  status: number;
  /** The whole document. */
  html: string;
  headers: Record<string, string>;
};
