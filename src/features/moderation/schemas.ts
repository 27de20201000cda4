import { maxAppealLength } from '@/shared/config/limits';
import { object, string, visibleText } from '@/shared/forms/schema';

export const appealSchema = object({ text: string().trim().max(maxAppealLength).concat(visibleText()) });
