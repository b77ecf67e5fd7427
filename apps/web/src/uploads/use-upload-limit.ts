import type { FileUse } from '@naskhah/kernel/file-use';
import { uploadLimitOf } from '@naskhah/kernel/upload-limit';
import { usePortal } from '../app/use-portal.ts';

/** Largest file for a use, in bytes, as the portal is set. */
export const useUploadLimit = (use: FileUse): number => uploadLimitOf(use, usePortal().largestFile);
