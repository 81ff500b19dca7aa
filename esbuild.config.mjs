// Builds the assets shared by all realms: see scripts/build.
import './scripts/build/main.ts';
