import * as z from 'zod';
import { uuid } from '../fields.ts';

export const AttachedFile = z.object({
  id: uuid,
  /** The record that it is attached to. */
  ref_id: uuid,
  use: z.string(),
  filename: z.string(),
  label: z.string(),
  type: z.string(),
  size: z.int(),
  created_at: z.string(),
});
