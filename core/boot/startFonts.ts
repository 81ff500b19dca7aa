/**
 * Asks for the faces of the first texts. A face that comes a little later harms less than a script that does, since the two would share
 * the line; so the first thing the script does is to ask for them.
 */
for (const font of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) font.media = 'all';
