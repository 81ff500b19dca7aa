import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { streams } from '../sandbox/seed/streams';
const ROOT='/work/main/';
const s=createServer((q,r)=>{ const p=ROOT+decodeURIComponent((q.url??'').split('?')[0]!); if(q.url==='/'){r.setHeader('content-type','text/html');r.end('<video muted></video>');return;} if(!existsSync(p)){r.statusCode=404;r.end();return;} r.end(readFileSync(p)); }).listen(0);
const port=(s.address() as any).port;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--autoplay-policy=no-user-gesture-required']}); const p=await b.newPage(); await p.goto(`http://localhost:${port}/`); await p.addScriptTag({url:'/node_modules/shaka-player/dist/shaka-player.compiled.js'});
for (const st of streams) if (st.kind==='vod') for (const url of [st.hls, st.dash]) {
 const out=await p.evaluate(async ([u,drm,subs]: any)=>{ const S=(window as any).shaka; S.polyfill.installAll(); const v=document.querySelector('video')!; const pl=new S.Player(); await pl.attach(v); if(drm) pl.configure({drm:{clearKeys:{[drm.kid]:drm.key}}}); try{ await pl.load(u); for(const t of subs) await pl.addTextTrackAsync(t[0],t[1],'subtitles','text/vtt'); await v.play(); await new Promise(r=>setTimeout(r,2500)); const a=v.currentTime; v.currentTime=20; await new Promise(r=>setTimeout(r,1500)); const o={t:a.toFixed(2),t2:v.currentTime.toFixed(2),d:v.duration.toFixed(2),v:pl.getVariantTracks().map((x:any)=>x.height+x.language).join(),txt:pl.getTextTracks().length}; await pl.destroy(); return o;}catch(e:any){ await pl.destroy(); return 'ERR '+e.code+' '+e.message;} },[`/scripts/sandbox/media/${st.realm}/${url}`, st.drm, st.subtitles.map(t=>[`/scripts/sandbox/media/${st.realm}/${t.url}`,t.language])]);
 console.log(st.key,url.slice(-4),JSON.stringify(out)); }
await b.close(); s.close();
