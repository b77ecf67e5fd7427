import css from './select.module.css';

/** The look of every drop-down of the component library. */
export const selectClasses = {
  input: css.input,
  section: css.section,
  dropdown: css.dropdown,
  option: css.option,
  empty: css.empty,
  groupLabel: css.group,
};
