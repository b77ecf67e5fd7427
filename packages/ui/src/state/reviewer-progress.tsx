import css from './reviewer-progress.module.css';

/** One block per invited reviewer: report in, at work, at work and late, only invited. */
export type ReviewerBlock = 'in' | 'working' | 'late' | 'invited';

// Equal blocks have nothing but their place to tell them apart.
const numbered = (block: ReviewerBlock, place: number) => ({ key: `${place} ${block}`, block });

/** The words beside the blocks say the same; the blocks are for the eye only. */
export const ReviewerProgress = ({ blocks, words }: { blocks: readonly ReviewerBlock[]; words: string }) => (
  <span className={css.progress}>
    {blocks.length > 0 && (
      <span aria-hidden="true" className={css.blocks}>
        {blocks.map(numbered).map(({ key, block }) => (
          <i key={key} className={css[block]} />
        ))}
      </span>
    )}
    <span className={css.words}>{words}</span>
  </span>
);
