import { preparations } from './assets/preparations';
import { loadSettings } from './tasks/settings';
import { runInOrder } from './tasks/tasks';

loadSettings('production');
await runInOrder(preparations);
