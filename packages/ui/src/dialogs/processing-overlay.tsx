import css from './processing-overlay.module.css';

/** Covers the page while a request runs: without delay, with a spinner of 80 px. */
export const ProcessingOverlay = ({ message }: { message: string }) => (
  <div className={css.overlay} role="status">
    <div className={css.said}>
      <svg className={css.spinner} width="80" height="80" viewBox="0 0 80 80" aria-hidden="true">
        <circle cx="40" cy="40" r="36" />
        <path d="M40 4a36 36 0 0 1 36 36" />
      </svg>
      <p>{message}</p>
    </div>
  </div>
);
