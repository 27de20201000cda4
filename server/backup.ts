import { backup, runCommand } from './backups/commands';

/* `npm run backup`: copies database and files into BACKUP_DIR, also while the server runs (OPS-05). */
runCommand('Made', backup);
