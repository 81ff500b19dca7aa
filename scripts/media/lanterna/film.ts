// The look of lanterna's stills: gouache edges, film-stock colors, halation and grain.
import type { Painter } from '../studio/Easel';
import { shade } from '../studio/shade';

/** Shadow, mid-tone and highlight colors of a stock, and the share of the painted color that it preserves. */
export interface Stock {
  readonly shadows: readonly [number, number, number];
  readonly middle: readonly [number, number, number];
  readonly highlights: readonly [number, number, number];
  readonly color: number;
  readonly grain: number;
}

export const STOCKS = {
  silver: {
    shadows: [0.06, 0.06, 0.07],
    middle: [0.47, 0.46, 0.45],
    highlights: [0.97, 0.95, 0.91],
    color: 0,
    grain: 0.15,
  },
  sepia: {
    shadows: [0.11, 0.07, 0.04],
    middle: [0.55, 0.42, 0.29],
    highlights: [0.98, 0.92, 0.79],
    color: 0.18,
    grain: 0.13,
  },
  summer: {
    shadows: [0.09, 0.07, 0.1],
    middle: [0.56, 0.47, 0.38],
    highlights: [1, 0.95, 0.82],
    color: 0.86,
    grain: 0.07,
  },
  cold: {
    shadows: [0.04, 0.08, 0.13],
    middle: [0.38, 0.47, 0.54],
    highlights: [0.94, 0.97, 0.97],
    color: 0.66,
    grain: 0.08,
  },
  night: {
    shadows: [0.03, 0.035, 0.08],
    middle: [0.3, 0.34, 0.44],
    highlights: [1, 0.91, 0.72],
    color: 0.85,
    grain: 0.1,
  },
  faded: {
    shadows: [0.16, 0.13, 0.15],
    middle: [0.56, 0.5, 0.45],
    highlights: [0.97, 0.91, 0.8],
    color: 0.7,
    grain: 0.09,
  },
} as const satisfies Record<string, Stock>;

/** A painted scene and its film stock. */
export type Scene = readonly [stock: keyof typeof STOCKS, paint: Painter];

const CODE = `
vec3 look(vec2 uv){ float a=size.x/size.y;
  vec2 w=vec2(fbm(uv*vec2(a,1.)*46.+seed), fbm(uv*vec2(a,1.)*46.+seed+9.))-.5;
  vec2 w2=vec2(fbm(uv*vec2(a,1.)*7.+seed+3.), fbm(uv*vec2(a,1.)*7.+seed+5.))-.5;
  return texture(source, uv+w*.006+w2*.004).rgb; }
vec4 shade(vec2 uv, vec2 px){
  vec3 c=look(uv), halo=vec3(0);
  for(int i=0;i<18;i++){ float t=float(i)*2.4, r=.004+.0022*float(i); vec3 s=texture(source,uv+r*vec2(cos(t),sin(t)*size.x/size.y)).rgb; halo+=s*smoothstep(.62,1.,dot(s,vec3(.3,.55,.15))); }
  c+=halo/18.*vec3(.5,.32,.2);
  float brush=fbm(uv*vec2(size.x/size.y,1.)*vec2(18.,60.)+seed)-.5; c+=brush*.07*(1.-c);
  float l=clamp(dot(c,vec3(.3,.56,.14)),0.,1.);
  vec3 stock=l<.5?mix(shadows,middle,l*2.):mix(middle,highlights,l*2.-1.);
  c=mix(stock, mix(c,stock,.22), color); c=max(c,shadows*.9);
  float g=(hash(px+seed)+hash(px*1.7+seed+4.)+hash(floor(px/1.6)+seed)-1.5); c+=g*grain*.55*(.35+.65*(1.-abs(l*2.-1.)));
  vec2 v=uv-.5; c*=1.-.55*pow(dot(v,v)*1.75,1.4);
  return vec4(c,1.); }
`;

/** Applies a film stock to a painted canvas. */
export const develop = (
  source: HTMLCanvasElement,
  stock: keyof typeof STOCKS,
  seed: number,
): HTMLCanvasElement => {
  const { shadows, middle, highlights, color, grain } = STOCKS[stock];
  return shade({
    width: source.width,
    height: source.height,
    code: CODE,
    source,
    uniforms: { shadows, middle, highlights, color, grain, seed },
  });
};
