// `npm run settings:describe`: writes the page of the settings and .env.example anew from where they are declared.
import { writeFileSync } from 'node:fs';
import { envExample, settingsPage } from '../src/platform/server/settings/described.ts';

writeFileSync('docs/settings.md', settingsPage());
writeFileSync('.env.example', envExample());
