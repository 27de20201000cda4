import { migrationSession } from '@/shared/i18n/en/migrationSession';
import { addTexts } from '@/shared/i18n/i18n';

addTexts('migrationSession', migrationSession);

export { openSession } from './session';
export { SessionScreens } from '../steps/SessionScreens';
