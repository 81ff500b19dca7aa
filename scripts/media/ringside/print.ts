// The look of ringside: two inks on colored paper, screened like a fight bill and slightly out of register.
import { shade } from '../studio/shade';

/** Paper, dark line ink, second fill ink. */
export interface Inks {
  readonly paper: string;
  readonly dark: string;
  readonly spot: string;
}

const CODE = `
float screen(vec2 px, float angle, float cover, float pitch){
  vec2 p=turn(angle)*px/pitch; vec2 f=fract(p)-.5; float d=length(f);
  float r=sqrt(cover/3.14159)*1.22; return smoothstep(1.1/pitch,-1.1/pitch,d-r)*step(.015,cover)+smoothstep(.86,.97,cover); }
vec4 shade(vec2 uv, vec2 px){
  vec2 slip=vec2(2.2,-1.6)*size.y/800.;
  vec4 a=texture(source,uv), b=texture(source,uv+slip/size);
  float grain=fbm(px*.9*800./size.y), worn=fbm(uv*vec2(7.,6.)+seed);
  float ca=clamp(1.-a.r/.40,0.,1.); ca=pow(ca,.8);
  float cb=clamp(1.-b.r/.86,0.,1.)*.86; cb=max(cb,b.g);
  ca*=.93+.1*worn; cb*=.9+.16*worn;
  float ia=clamp(screen(px,.26,ca,pitch),0.,1.), ib=clamp(screen(px,1.05,cb,pitch*1.12),0.,1.);
  ia*=smoothstep(.1,.34,grain+.12*ca); ib*=smoothstep(.12,.36,grain+.1*cb);
  vec3 c=paper*(.965+.06*grain);
  c=mix(c, spot*mix(vec3(1.),c,.12), ib*.97);
  c=mix(c, dark, ia*.97);
  float fold=smoothstep(.0035,.0,abs(uv.x-.5+.0015*sin(uv.y*40.)))*.0;
  return vec4(c+fold,1.); }
`;

const channels = (color: string): readonly [number, number, number] => [
  parseInt(color.slice(1, 3), 16) / 255,
  parseInt(color.slice(3, 5), 16) / 255,
  parseInt(color.slice(5, 7), 16) / 255,
];

/**
 * Prints a picture whose red is light and whose green is the amount of second ink. `pitch` is the halftone
 * pitch in pixels.
 */
export const print = (
  source: HTMLCanvasElement,
  inks: Inks,
  seed: number,
  pitch = source.height / 128,
): HTMLCanvasElement =>
  shade({
    width: source.width,
    height: source.height,
    code: CODE,
    source,
    uniforms: {
      paper: channels(inks.paper),
      dark: channels(inks.dark),
      spot: channels(inks.spot),
      seed,
      pitch,
    },
  });
