/** The script of the export's pages, which browser/head.ts loads (scripts/export/browser-scripts.ts). */
import { start } from '@/browser/start';
import { registry } from './registry';

start(registry);
