// Props as signed-distance scenes: gloves, bag, ring, bell, stool, belt, microphone.
import { shade } from '../studio/shade';

/** A scene: `map` returns distance and material (1 light, 2 second ink, 3 dark); the camera looks at `target`. */
export interface PropScene {
  readonly map: string;
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  readonly zoom: number;
  readonly lamp: readonly [number, number, number];
}

const COMMON = `
float ell(vec3 p, vec3 r){ float k0=length(p/r), k1=length(p/(r*r)); return k0*(k0-1.)/k1; }
float cap(vec3 p, vec3 a, vec3 b, float ra, float rb){ vec3 pa=p-a, ba=b-a; float h=clamp(dot(pa,ba)/dot(ba,ba),0.,1.); return length(pa-ba*h)-mix(ra,rb,h); }
float box(vec3 p, vec3 b, float r){ vec3 q=abs(p)-b+r; return length(max(q,0.))+min(max(q.x,max(q.y,q.z)),0.)-r; }
float cyl(vec3 p, float r, float h){ vec2 d=abs(vec2(length(p.xz),p.y))-vec2(r,h); return min(max(d.x,d.y),0.)+length(max(d,0.)); }
float glove(vec3 p, float side){ p.x*=side;
  float d=ell(p-vec3(0,.02,0), vec3(.205,.235,.215));
  d=smin(d, ell(p-vec3(.02,.13,-.07), vec3(.17,.13,.15)), .08);
  d=smin(d, cap(p, vec3(-.17,-.06,-.1), vec3(-.15,.12,-.12), .075,.065), .03);
  d=smin(d, cap(p, vec3(0,-.2,.04), vec3(.02,-.34,.1), .14,.15), .03);
  return d; }
vec2 pick(vec2 a, vec2 b){ return a.x<b.x?a:b; }
`;

const MARCH = `
vec3 nor(vec3 p){ vec2 e=vec2(.002,0); return normalize(vec3(map(p+e.xyy).x-map(p-e.xyy).x, map(p+e.yxy).x-map(p-e.yxy).x, map(p+e.yyx).x-map(p-e.yyx).x)); }
float shadow(vec3 p, vec3 l, float far){ float s=1., t=.03; for(int i=0;i<34;i++){ float d=map(p+l*t).x; s=min(s,12.*d/t); t+=clamp(d,.02,.35); if(s<.02||t>far) break; } return clamp(s,0.,1.); }
vec4 shade(vec2 uv, vec2 px){
  vec2 p=(uv-.5)*vec2(size.x/size.y,1.);
  vec3 f=normalize(target-eye), r=normalize(cross(f,vec3(0,1,0))), u=cross(r,f);
  vec3 rd=normalize(f*zoom+p.x*r+p.y*u);
  float t=.1; vec2 m=vec2(0); bool hit=false;
  for(int i=0;i<120;i++){ m=map(eye+rd*t); if(m.x<.0012*t+.0006){hit=true;break;} t+=m.x*.85; if(t>24.) break; }
  if(!hit) return vec4(.06,0,0,1);
  vec3 q=eye+rd*t, n=nor(q), l=lamp-q; float far=length(l); l/=far;
  float ao=clamp(map(q+n*.18).x/.18,0.,1.);
  float key=max(dot(n,l),0.)*shadow(q+n*.02,l,far-.1)/(1.+.035*far*far);
  float back=pow(max(dot(n,normalize(vec3(.9,.2,.5))),0.),1.6)*.35;
  float spec=pow(max(dot(n,normalize(l-rd)),0.),28.)*.5*step(m.y,2.5);
  float tone=m.y<1.5?1.:m.y<2.5?.6:.2;
  float lum=tone*(.13*ao+key*1.35+back)+spec*key;
  lum*=smoothstep(20.,7.,t);
  return vec4(clamp(lum,0.,1.), m.y>1.5&&m.y<2.5?.82*smoothstep(.02,.3,lum+.25):0., 0., 1.); }
`;

const ROPES = `
float ropes(vec3 p, float s){ float d=1e3; vec3 a=abs(p);
  for(int i=0;i<3;i++){ float y=.55+.42*float(i); float sag=.03*cos(p.x*1.2)*cos(p.z*1.2);
    vec2 e=vec2(max(a.x,a.z)-s, p.y-y+sag); d=min(d, length(e)-.032); } return d; }
`;

const ring = `${ROPES}
vec2 map(vec3 p){ vec3 a=abs(p); vec2 r=vec2(p.y+1.1,3.);
  r=pick(r, vec2(box(p-vec3(0,-.5,0), vec3(2.5,.5,2.5), .04),1.));
  r=pick(r, vec2(box(p-vec3(0,-.62,0), vec3(2.53,.38,2.53), .02),2.));
  r=pick(r, vec2(cyl(vec3(a.x-2.15,p.y-.8,a.z-2.15), .085, .85),p.x*p.z>0.?2.:3.));
  r=pick(r, vec2(ropes(p,2.15),1.)); return r; }`;

export const PROPS = {
  ringWide: { map: ring, eye: [6.4, 4.6, 8.2], target: [0, 0.3, 0], zoom: 1.75, lamp: [0.6, 7, 0.4] },
  ringAbove: { map: ring, eye: [1.2, 11.5, 1.6], target: [0, 0, 0], zoom: 1.7, lamp: [-1.2, 5.2, 1.4] },
  ringLow: { map: ring, eye: [3.9, 0.75, 5.2], target: [0.2, 0.75, 0], zoom: 1.15, lamp: [-0.4, 5.4, -0.6] },
  corner: {
    map: `${ROPES}
vec2 map(vec3 p){ vec3 a=abs(p); vec2 r=vec2(p.y,1.);
  r=pick(r, vec2(cyl(p-vec3(-2.15,.8,-2.15), .1, .95),2.));
  r=pick(r, vec2(box(p-vec3(-2.02,1.0,-2.02), vec3(.16,.62,.16), .05),2.));
  r=pick(r, vec2(ropes(p,2.15),1.));
  vec3 s=p-vec3(-1.35,0,-1.3); r=pick(r, vec2(cyl(s-vec3(0,.62,0), .3, .035)-.02,1.));
  for(int i=0;i<3;i++){ float w=float(i)*2.094+.4; r=pick(r, vec2(cap(s, vec3(.12*cos(w),.6,.12*sin(w)), vec3(.34*cos(w),.02,.34*sin(w)), .025,.022),3.)); }
  vec3 b=p-vec3(-.55,.2,-1.65); float bu=max(cyl(b,.2+.07*b.y,.2), -cyl(b-vec3(0,.06,0),.17+.07*b.y,.2)); r=pick(r, vec2(bu,3.));
  return r; }`,
    eye: [1.6, 1.5, 2.2],
    target: [-1.3, 0.72, -1.3],
    zoom: 1.5,
    lamp: [0.8, 3.6, 0.2],
  },
  gloves: {
    map: `
vec2 map(vec3 p){ vec2 r=vec2(p.z*-1.+.42+.015*sin(p.x*9.)*0.,1.);
  r=pick(r, vec2(cap(p,vec3(0,1.05,.3),vec3(0,1.09,.05),.03,.045),3.));
  r=pick(r, vec2(min(cap(p,vec3(0,1.05,.1),vec3(-.24,.36,.12),.013,.013), cap(p,vec3(0,1.05,.1),vec3(.26,.16,.12),.013,.013)),3.));
  vec3 a=p-vec3(-.27,.02,.02); a.xy*=turn(3.3); a.xz*=turn(.5); vec3 b=p-vec3(.27,-.2,.04); b.xy*=turn(2.95); b.xz*=turn(-.5);
  r=pick(r, vec2(min(glove(a,1.), glove(b,-1.)),2.)); return r; }`,
    eye: [0.25, 0.15, -3],
    target: [0, 0.26, 0],
    zoom: 1.75,
    lamp: [-1.9, 1.9, -2.2],
  },
  bag: {
    map: `
vec2 map(vec3 p){ vec2 r=vec2(min(p.y+1.9, 3.2-p.z),1.);
  vec3 q=p; q.xy*=turn(.07); float d=cap(q, vec3(0,-.75,0), vec3(0,.85,0), .42,.42); d=max(d, abs(q.y-.05)-1.08)-.02;
  d-=.012*sin(q.y*9.+q.x*3.)*.6; r=pick(r, vec2(d,2.));
  r=pick(r, vec2(max(abs(q.y-.6)-.05, length(q.xz)-.46),3.)); r=pick(r, vec2(max(abs(q.y+.5)-.05, length(q.xz)-.46),3.));
  for(int i=0;i<4;i++){ float w=float(i)*1.571+.6; r=pick(r, vec2(cap(q, vec3(.38*cos(w),1.1,.38*sin(w)), vec3(0,1.75,0), .022,.022),3.)); }
  float k=mod(q.y,.16)-.08; float l=max(length(vec2(length(vec2(q.x,k))-.055,q.z))-.018, 1.75-q.y); r=pick(r, vec2(l,3.));
  return r; }`,
    eye: [0.5, -0.5, -4.6],
    target: [-0.75, 0.12, 0],
    zoom: 1.5,
    lamp: [-2.6, 3.2, -1.8],
  },
  bell: {
    map: `
vec2 map(vec3 p){ vec2 r=vec2(.5-p.z,1.);
  r=pick(r, vec2(box(p-vec3(0,0,.4), vec3(1.5,.98,.09), .03),3.));
  vec3 q=p-vec3(-.1,.06,.02); float b=max(abs(length(q*vec3(1,1,1.5))-.72)-.035, q.z-.2); r=pick(r, vec2(b*.7,2.));
  r=pick(r, vec2(ell(q-vec3(0,0,-.5),vec3(.1,.1,.08)),1.));
  r=pick(r, vec2(cap(p, vec3(.98,-.55,.1), vec3(.7,.12,-.12), .04,.05),3.)); r=pick(r, vec2(length(p-vec3(.68,.2,-.16))-.13,1.));
  r=pick(r, vec2(cap(p, vec3(1.02,-.62,.1), vec3(1.0,-2.4,.1), .02,.02),1.)); return r; }`,
    eye: [-0.7, -0.35, -3.6],
    target: [0.12, -0.02, 0],
    zoom: 1.6,
    lamp: [-2.2, 2.2, -2.6],
  },
  belt: {
    map: `
vec2 map(vec3 p){ vec2 r=vec2(p.y+.62+.02*sin(p.x*3.)*0.,1.);
  vec3 q=p; q.yz*=turn(-.5); float bend=.22*q.x*q.x; vec3 b=vec3(q.x,q.y,q.z-bend+.05);
  float strap=box(b, vec3(2.3,.36,.05), .05); r=pick(r, vec2(strap*.7,3.));
  float pl=cyl(b.xzy-vec3(0,-.09,0), .68+.035*cos(atan(b.y,b.x)*14.), .04); r=pick(r, vec2(pl*.7,2.));
  r=pick(r, vec2((length(vec2(length(b.xy)-.5,b.z+.14))-.035)*.7,1.));
  float st=atan(b.y,b.x); float star=max(length(b.xy)-.3-.13*cos(st*5.+1.57), abs(b.z+.15)-.04); r=pick(r, vec2(star*.5,1.));
  vec3 s=b; s.x=abs(s.x)-1.28; r=pick(r, vec2(cyl(s.xzy-vec3(0,-.08,0), .27+.02*cos(atan(s.y,s.x)*8.), .035)*.7,2.)); return r; }`,
    eye: [0.9, 1.25, -3.7],
    target: [0.05, -0.05, 0],
    zoom: 1.7,
    lamp: [-1.6, 3, -2.3],
  },
  microphone: {
    map: `
vec2 map(vec3 p){ vec2 r=vec2(4.5-p.z,3.);
  vec3 q=p; q.xy*=turn(.12); float body=cap(q, vec3(0,-.62,0), vec3(0,.1,0), .36,.36); body=max(body, -(abs(sin(q.y*22.))*.05+body+.012));
  r=pick(r, vec2(body*.8,1.)); r=pick(r, vec2(max(abs(q.y+.2)-.09, length(q.xz)-.4),2.));
  r=pick(r, vec2(cap(q, vec3(0,.4,0), vec3(0,.85,0), .22,.1),3.)); r=pick(r, vec2(cap(q, vec3(0,.8,0), vec3(.1,6.,0), .035,.035),1.)); return r; }`,
    eye: [0.2, -0.7, -4],
    target: [-0.75, 0.25, 0],
    zoom: 1.7,
    lamp: [2.4, 3.6, -2.4],
  },
  corridor: {
    map: `
vec2 map(vec3 p){ vec2 r=vec2(min(min(p.y+1., 1.5-p.y), 1.5-abs(p.x)),1.);
  float rib=max(abs(mod(p.z,2.2)-1.1)-.12, min(min(p.y+.9,1.36-p.y),1.36-abs(p.x))); r=pick(r, vec2(rib*.7,3.));
  vec3 h=p-vec3(.0,0,7.2); float man=ell(h-vec3(0,.52,0),vec3(.14,.18,.15)); man=smin(man, ell(h-vec3(0,.06,0),vec3(.34,.34,.2)),.12);
  man=smin(man, cap(h,vec3(0,-.1,0),vec3(0,-.9,0),.24,.3),.12); r=pick(r, vec2(man,3.));
  vec3 g=p-vec3(-.62,0,8.6); float g2=ell(g-vec3(0,.45,0),vec3(.13,.17,.14)); g2=smin(g2, cap(g,vec3(0,.1,0),vec3(0,-.9,0),.25,.26),.12); r=pick(r, vec2(g2,3.));
  return r; }`,
    eye: [0.35, -0.25, -0.6],
    target: [0, 0.1, 8],
    zoom: 1.05,
    lamp: [0, 0.9, 11],
  },
} as const satisfies Record<string, PropScene>;

/** Renders a scene; red is light, green the amount of second ink. */
export const propPlate = (name: keyof typeof PROPS, width: number, height: number): HTMLCanvasElement => {
  const { map, eye, target, zoom, lamp } = PROPS[name];
  return shade({ width, height, code: COMMON + map + MARCH, uniforms: { eye, target, zoom, lamp } });
};
