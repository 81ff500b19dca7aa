// A fighter with the guard up, as a signed-distance scene with two rim lights; printed later in two inks.
import { shade } from '../studio/shade';

export interface FighterBuild {
  /** 1 is broad. */
  readonly shoulders: number;
  /** Height of the lead and the rear glove against the chin. */
  readonly guard: readonly [lead: number, rear: number];
  /** Turn of the body and tilt of the head in radians. */
  readonly turn: number;
  readonly tilt: number;
  readonly hair: 'shaved' | 'crop' | 'bun' | 'braids' | 'tail' | 'hood';
  readonly top: boolean;
  readonly beard: boolean;
}

const HAIR = { shaved: 0, crop: 1, bun: 2, braids: 3, tail: 4, hood: 5 } as const;

const CODE = `
float ell(vec3 p, vec3 r){ float k0=length(p/r), k1=length(p/(r*r)); return k0*(k0-1.)/k1; }
float cap(vec3 p, vec3 a, vec3 b, float ra, float rb){ vec3 pa=p-a, ba=b-a; float h=clamp(dot(pa,ba)/dot(ba,ba),0.,1.); return length(pa-ba*h)-mix(ra,rb,h); }
float glove(vec3 p, float side){
  p*=1.14; p.x*=side;
  float d=ell(p-vec3(0,.02,0), vec3(.205,.235,.215));
  d=smin(d, ell(p-vec3(.02,.13,-.07), vec3(.17,.13,.15)), .08);
  d=smin(d, cap(p, vec3(-.17,-.06,-.1), vec3(-.15,.12,-.12), .075,.065), .03);
  d=smin(d, cap(p, vec3(0,-.2,.04), vec3(.02,-.34,.1), .14,.15), .03);
  d=max(d, -(length(vec2(length(p.xy-vec2(0,-.235))-.165,p.z+.1))-.012));
  return d/1.14; }
vec2 pick(vec2 a, vec2 b){ return a.x<b.x?a:b; }
vec2 map(vec3 p){
  vec3 q=p; q.xz*=turn(bodyTurn);
  float sh=.46*broad;
  // torso
  float d=ell(q-vec3(0,-1.05,.12), vec3(.47*broad,.85,.30));
  d=smin(d, ell(q-vec3(0,-.52,.12), vec3(.56*broad,.26,.26)), .2);
  vec3 m=q; m.x=abs(m.x);
  d=smin(d, ell(m-vec3(.2*broad,-.62,-.1), vec3(.25,.19,.13)), .09);       // pectorals
  d=smin(d, ell(m-vec3(sh+.06,-.4,.1), vec3(.2,.2,.19)), .1);               // deltoids
  d=smin(d, cap(m, vec3(.12,-.14,.12), vec3(.38*broad,-.3,.14), .13,.12), .13); // trapezius
  d=smin(d, cap(q, vec3(0,-.3,.1), vec3(0,.02,.02), .17,.15), .08);        // neck
  d+=.012*sin(q.y*26.)*smoothstep(.3,.0,abs(q.x)-.0)*smoothstep(-.75,-.95,q.y); // ribs of the stomach
  // arms
  vec3 el=vec3(sh+.12,-1.06,-.34), er=vec3(-sh-.10,-1.06,-.22);
  vec3 gl=vec3(.30,guard.x-.26,-.62), gr=vec3(-.27,guard.y-.24,-.48);
  d=smin(d, cap(q, vec3(sh+.08,-.42,.08), el, .155,.125), .07);
  d=smin(d, cap(q, vec3(-sh-.08,-.42,.08), er, .155,.125), .07);
  d=smin(d, cap(q, el, gl+vec3(.03,-.3,.1), .135,.095), .06);
  d=smin(d, cap(q, er, gr+vec3(-.03,-.3,.1), .135,.095), .06);
  vec2 r=vec2(d,1.);
  // head
  vec3 h=q-vec3(0,.22,-.06); h.xy*=turn(tilt); h.yz*=turn(.16);
  float f=ell(h-vec3(0,.06,.03), vec3(.205,.255,.25));
  f=smin(f, ell(h-vec3(0,-.13,-.06), vec3(.15,.15,.165)), .09);            // jaw
  f=smin(f, cap(h, vec3(0,.03,-.215), vec3(0,-.065,-.262), .026,.042), .05); // nose
  vec3 hm=h; hm.x=abs(hm.x);
  f=smin(f, ell(hm-vec3(.085,.075,-.2), vec3(.08,.025,.045)), .05);        // brow
  f=-smin(-f, ell(hm-vec3(.088,.025,-.245), vec3(.05,.03,.035)), .045);    // eye socket
  f=smin(f, ell(hm-vec3(.1,-.06,-.15), vec3(.06,.045,.06)), .06);          // cheek
  f=smin(f, ell(h-vec3(0,-.135,-.215), vec3(.062,.02,.03)), .03);          // mouth
  f=smin(f, ell(hm-vec3(.21,-.01,.03), vec3(.03,.06,.045)), .02);          // ear
  r=pick(r, vec2(smin(f,d,.02),1.));
  float hair=1e3;
  float cap0=max(ell(h-vec3(0,.085,.05), vec3(.222,.262,.262)), -(h.y-.12+.62*(h.z+.1)-.006*sin(h.x*40.)-.007*sin(h.x*97.+h.z*60.)));
  cap0+=.035*smoothstep(.18,.24,abs(h.x))*smoothstep(.2,.0,h.y);
  if(hairKind>.5&&hairKind<4.5) hair=cap0;
  if(hairKind>1.5&&hairKind<2.5) hair=smin(hair, length(h-vec3(.02,.37,.12))-.11, .04);
  if(hairKind>2.5&&hairKind<3.5){ float a=atan(h.x,h.z); hair-=.02*cos(a*13.);
    for(int i=0;i<5;i++){ float s=float(i)-2.; hair=min(hair, cap(h, vec3(s*.09,.02,.25), vec3(s*.15,-.42,.2), .04,.025)+.006*sin(h.y*70.)); } }
  if(hairKind>3.5&&hairKind<4.5){ hair=smin(hair, cap(h, vec3(0,.2,.28), vec3(.3,-.2,.36), .085,.03), .05); }
  if(hairKind>4.5){ float o=ell(h-vec3(0,.05,.07), vec3(.31,.35,.33)); float i=ell(h-vec3(0,.0,-.16), vec3(.215,.29,.32));
    hair=max(o,-i); hair=smin(hair, ell(q-vec3(0,-.24,.14), vec3(.42,.2,.3)), .1); }
  if(beard>.5){ float b=max(ell(h-vec3(0,-.15,-.055), vec3(.168,.165,.185)), h.y+.085-.2*abs(h.x)); hair=min(hair,b); }
  r=pick(r, vec2(hair,3.));
  if(topKind>.5){ float t=max(d-.018, max(q.y+.5-.35*abs(q.x)*step(.12,abs(q.x))*1., -1.05-q.y)); t=max(t, abs(q.x)-sh+.02); r=pick(r, vec2(t,4.)); }
  vec3 a=q-gl; a.yz*=turn(-.25); a.xy*=turn(.18);
  vec3 b=q-gr; b.yz*=turn(-.2); b.xy*=turn(-.2);
  float g=min(glove(a,1.), glove(b,-1.));
  r=pick(r, vec2(g,2.));
  return r; }
vec3 nor(vec3 p){ vec2 e=vec2(.0015,0); return normalize(vec3(map(p+e.xyy).x-map(p-e.xyy).x, map(p+e.yxy).x-map(p-e.yxy).x, map(p+e.yyx).x-map(p-e.yyx).x)); }
float shadow(vec3 p, vec3 l){ float s=1., t=.04; for(int i=0;i<18;i++){ float d=map(p+l*t).x; s=min(s,9.*d/t); t+=clamp(d,.03,.2); if(s<.02||t>.75) break; } return .5+.5*clamp(s,0.,1.); }
vec4 shade(vec2 uv, vec2 px){
  vec2 p=(uv-.5)*vec2(size.x/size.y,1.);
  vec3 o=vec3(0,-.2,-4.2), rd=normalize(vec3(p*.43,1.));
  float t=2.6; vec2 m=vec2(0); bool hit=false;
  for(int i=0;i<70;i++){ m=map(o+rd*t); if(m.x<.001){hit=true;break;} t+=m.x*.85; if(t>6.5) break; }
  if(!hit) return vec4(0,0,0,0);
  vec3 q=o+rd*t, n=nor(q);
  vec3 k=normalize(vec3(-.55*flip,.75,-.75)), r1=normalize(vec3(.95*flip,.25,.35)), r2=normalize(vec3(-1.*flip,.1,.5));
  float ao=clamp(map(q+n*.12).x/.12,0.,1.);
  float key=max(dot(n,k),0.)*shadow(q+n*.01,k);
  float rim=pow(max(dot(n,r1),0.),1.4)*1.05+pow(max(dot(n,r2),0.),2.)*.6;
  vec3 hv=normalize(k-rd);
  float gloss=m.y>1.5&&m.y<2.5?.9:.28, pw=m.y>1.5&&m.y<2.5?38.:16.;
  float spec=pow(max(dot(n,hv),0.),pw)*gloss*shadow(q+n*.01,k)+pow(max(dot(n,normalize(r1-rd)),0.),pw)*gloss*.6;
  float tone=m.y<1.5?.78:m.y<2.5?.5:m.y<3.5?.16:.34;
  float lum=tone*(.1*ao+key*.95+rim*.75)+spec*.55;
  if(m.y>2.5&&m.y<3.5) lum+=.05*rim;
  lum*=mix(.55,1.,smoothstep(-1.35,-.35,q.y));
  lum=pow(clamp(lum,0.,1.),.85);
  return vec4(lum, m.y>1.5&&m.y<2.5?.8:m.y>3.5?.35:0., 0., 1.); }
`;

/** Returns a plate: red is light, green the amount of second ink, alpha the figure. */
export const fighterPlate = (
  build: FighterBuild,
  width: number,
  height: number,
  flip: 1 | -1,
): HTMLCanvasElement =>
  shade({
    width,
    height,
    code: CODE,
    uniforms: {
      broad: build.shoulders,
      guard: build.guard,
      bodyTurn: build.turn,
      tilt: build.tilt,
      hairKind: HAIR[build.hair],
      topKind: build.top ? 1 : 0,
      beard: build.beard ? 1 : 0,
      flip,
    },
  });
