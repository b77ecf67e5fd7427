import { type FamilyName, isFamilyNameOf } from '@naskhah/kernel/name-parts';

/** A family name that was chosen for another name than is written now is not chosen any more. */
export const withFittingFamily = <T extends { usr_name: string; usr_family: FamilyName }>(entered: T): T =>
  isFamilyNameOf(entered.usr_name, entered.usr_family) ? entered : { ...entered, usr_family: null };
