// A fighter with the guard up, as a signed-distance scene with two rim lights; printed later in two inks.
import { shade } from '../studio/shade';

export interface FighterBuild {
  /** 1 is broad. */
  readonly shoulders: number;
  /** Height of the lead and the rear glove against the chin; 0.6 is raised over the head, -0.6 lowered. */
  readonly guard: readonly [lead: number, rear: number];
  /** How far the lead glove comes towards the viewer, from 0. */
  readonly reach?: number;
  /** Turn of the body and tilt of the head in radians. */
  readonly turn: number;
  readonly tilt: number;
  /** Width and height of the head; 1 is average, as in all proportions below. */
  readonly head: readonly [width: number, height: number];
  readonly jaw: number;
  readonly nose: readonly [length: number, width: number];
  readonly brow: number;
  readonly lips: number;
  readonly neck: number;
  readonly arms: number;
  readonly waist: number;
  /** Lightness of the skin, from 0 to 1. */
  readonly skin: number;
  readonly hair: keyof typeof HAIR;
  readonly beard: keyof typeof BEARD;
  readonly top: keyof typeof TOP;
  /** Rings drawn on the upper arms. */
  readonly tattoo?: boolean;
}

const HAIR = {
  shaved: 0,
  crop: 1,
  bun: 2,
  braids: 3,
  tail: 4,
  hood: 5,
  afro: 6,
  flat: 7,
  crest: 8,
  long: 9,
  receding: 10,
  headband: 11,
} as const;
const BEARD = { none: 0, full: 1, moustache: 2, goatee: 3, long: 4 } as const;
const TOP = { none: 0, short: 1, vest: 2 } as const;

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
  float d=ell(q-vec3(0,-1.05,.12), vec3(.47*broad*waist,.85,.30*waist));
  d=smin(d, ell(q-vec3(0,-.52,.12), vec3(.56*broad,.26,.26)), .2);
  vec3 m=q; m.x=abs(m.x);
  d=smin(d, ell(m-vec3(.2*broad,-.62,-.1), vec3(.25,.19,.13)), .09);       // pectorals
  d=smin(d, ell(m-vec3(sh+.06,-.4,.1), vec3(.2,.2,.19)), .1);               // deltoids
  d=smin(d, cap(m, vec3(.12,-.14,.12), vec3(.38*broad,-.3,.14), .13,.12), .13); // trapezius
  d=smin(d, cap(q, vec3(0,-.3,.1), vec3(0,.02,.02), .17*neck,.15*neck), .08); // neck
  d+=.012*sin(q.y*26.)*smoothstep(.3,.0,abs(q.x)-.0)*smoothstep(-.75,-.95,q.y); // ribs of the stomach
  // arms
  vec2 up=smoothstep(.12,.6,guard), low=smoothstep(-.25,-.6,guard);
  vec3 el=vec3(sh+.12+.3*up.x,-1.06+.72*up.x,-.34+.2*up.x), er=vec3(-sh-.10-.3*up.y,-1.06+.72*up.y,-.22+.2*up.y);
  vec3 gl=vec3(.30+.42*up.x+.2*low.x,guard.x-.26,-.62-reach), gr=vec3(-.27-.42*up.y-.2*low.y,guard.y-.24,-.48);
  d=smin(d, cap(q, vec3(sh+.08,-.42,.08), el, .155*arms,.125*arms), .07);
  d=smin(d, cap(q, vec3(-sh-.08,-.42,.08), er, .155*arms,.125*arms), .07);
  d=smin(d, cap(q, el, gl+vec3(.03,-.3,.1), .135*arms,.095*arms), .06);
  d=smin(d, cap(q, er, gr+vec3(-.03,-.3,.1), .135*arms,.095*arms), .06);
  vec2 r=vec2(d,1.);
  if(tattoo>.5&&abs(q.x)>sh-.02&&q.y<-.5&&abs(fract(q.y*5.5)-.5)<.17) r.y=3.;
  // head
  vec3 h=q-vec3(0,.22,-.06); h.xy*=turn(tilt); h.yz*=turn(.16);
  h/=vec3(head.x,head.y,.5+.5*head.x);
  float f=ell(h-vec3(0,.06,.03), vec3(.205,.255,.25));
  f=smin(f, ell(h-vec3(0,-.13,-.06), vec3(.15*jaw,.15,.165)), .09);        // jaw
  f=smin(f, cap(h, vec3(0,.04,-.212), vec3(0,-.03-.04*nose.x,-.24-.026*nose.x), .024,.038*nose.y), .035); // nose
  f=smin(f, ell(vec3(abs(h.x),h.yz)-vec3(.032*nose.y,-.035-.04*nose.x,-.228), vec3(.026,.022,.03)), .02);
  vec3 hm=h; hm.x=abs(hm.x);
  f=smin(f, ell(hm-vec3(.085,.075,-.2), vec3(.08,.02+.012*brow,.035+.02*brow)), .05); // brow
  f=-smin(-f, ell(hm-vec3(.088,.025,-.245), vec3(.046,.026,.026)), .04);     // eye socket
  f=smin(f, ell(hm-vec3(.1,-.06,-.15), vec3(.06,.045,.06)), .06);          // cheek
  f=smin(f, ell(h-vec3(0,-.13,-.215), vec3(.058,.012+.012*lips,.026)), .02); // lips
  f=smin(f, ell(h-vec3(0,-.165,-.21), vec3(.05,.012+.014*lips,.026)), .02);
  f=max(f, -ell(h-vec3(0,-.147,-.245), vec3(.062,.006,.03)));              // mouth
  f=smin(f, ell(h-vec3(0,-.245,-.17), vec3(.06*jaw,.05,.05)), .05);         // chin
  f=smin(f, ell(hm-vec3(.21,-.01,.03), vec3(.03,.06,.045)), .02);          // ear
  r=pick(r, vec2(smin(f,d,.02),r.y<2.?1.:r.y));
  r=pick(r, vec2(ell(hm-vec3(.088,.03,-.228), vec3(.036,.015,.02)),5.));    // eyes
  r=pick(r, vec2(cap(hm, vec3(.05,.082,-.243), vec3(.135,.094,-.2), .011+.006*brow,.008),3.)); // eyebrows
  float hair=1e3;
  float cap0=max(ell(h-vec3(0,.085,.05), vec3(.222,.262,.262)), -(h.y-.12+.62*(h.z+.1)-.006*sin(h.x*40.)-.007*sin(h.x*97.+h.z*60.)));
  cap0+=.035*smoothstep(.18,.24,abs(h.x))*smoothstep(.2,.0,h.y);
  if((hairKind>.5&&hairKind<4.5)||hairKind>10.5) hair=cap0;
  if(hairKind>9.5&&hairKind<10.5) hair=max(cap0, -(h.z+.02-.3*abs(h.x)));
  if(hairKind>1.5&&hairKind<2.5) hair=smin(hair, length(h-vec3(.02,.37,.12))-.11, .04);
  if(hairKind>2.5&&hairKind<3.5){ float a=atan(h.x,h.z); hair-=.02*cos(a*13.);
    for(int i=0;i<5;i++){ float s=float(i)-2.; hair=min(hair, cap(h, vec3(s*.09,.02,.25), vec3(s*.15,-.42,.2), .04,.025)+.006*sin(h.y*70.)); } }
  if(hairKind>3.5&&hairKind<4.5){ hair=smin(hair, cap(h, vec3(0,.2,.28), vec3(.3,-.2,.36), .085,.03), .05); }
  if(hairKind>4.5&&hairKind<5.5){ float o=ell(h-vec3(0,.05,.07), vec3(.31,.35,.33)); float i=ell(h-vec3(0,.0,-.16), vec3(.215,.29,.32));
    hair=max(o,-i); hair=smin(hair, ell(q-vec3(0,-.24,.14), vec3(.42,.2,.3)), .1); }
  if(hairKind>5.5&&hairKind<6.5) hair=max(ell(h-vec3(0,.2,.08), vec3(.37,.34,.34))+.014*sin(h.x*43.)*sin(h.y*47.)*sin(h.z*41.), -(h.y-.1+1.1*(h.z+.12)));
  if(hairKind>6.5&&hairKind<7.5){ vec3 b=abs(h-vec3(0,.27,.06))-vec3(.165-.1*(h.y-.27),.07,.17); hair=smin(cap0, length(max(b,0.))+min(max(b.x,max(b.y,b.z)),0.)-.03, .05); }
  if(hairKind>7.5&&hairKind<8.5) hair=max(ell(h-vec3(0,.16,.06), vec3(.06,.33,.34))+.012*sin(h.z*60.), -(h.y-.1+.5*(h.z+.1)));
  if(hairKind>8.5&&hairKind<9.5){ float l=ell(h-vec3(0,-.16,.13), vec3(.27,.45,.2))+.008*sin(h.x*60.); hair=smin(cap0, max(l,-(h.z+.02)), .06); }
  if(hairKind>10.5) r=pick(r, vec2(max(abs(h.y-.13+.12*(h.z+.1))-.032, ell(h-vec3(0,.06,.03), vec3(.235,.29,.278))),2.));
  if(beardKind>.5&&beardKind<1.5) hair=min(hair, max(ell(h-vec3(0,-.15,-.055), vec3(.168*jaw,.165,.185)), max(h.y+.085-.2*abs(h.x), -(length((h-vec3(0,-.147,-.24)).xy*vec2(1.,2.))-.05))));
  if((beardKind>.5&&beardKind<2.5)||beardKind>3.5) hair=min(hair, cap(hm, vec3(0,-.098,-.238), vec3(.075,-.125,-.215), .02,.012));
  if(beardKind>2.5&&beardKind<3.5) hair=min(hair, ell(h-vec3(0,-.235,-.19), vec3(.06,.075,.06)));
  if(beardKind>3.5) hair=min(hair, max(ell(h-vec3(0,-.26,-.1), vec3(.17*jaw,.26,.17)), max(h.y+.1-.25*abs(h.x), -(length((h-vec3(0,-.147,-.24)).xy*vec2(1.,2.))-.05))));
  r=pick(r, vec2(hair,3.));
  if(topKind>.5){ float t=max(d-.018, max(q.y+.5-.35*abs(q.x)*step(.12,abs(q.x))*1., topKind>1.5?-3.-q.y:-1.05-q.y)); t=max(t, abs(q.x)-sh+.02); r=pick(r, vec2(t,4.)); }
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
  float gloss=m.y>1.5&&m.y<2.5?.9:m.y>4.5?.12:.28, pw=m.y>1.5&&m.y<2.5?38.:16.;
  float spec=pow(max(dot(n,hv),0.),pw)*gloss*shadow(q+n*.01,k)+pow(max(dot(n,normalize(r1-rd)),0.),pw)*gloss*.6;
  float tone=m.y<1.5?skin:m.y<2.5?.5:m.y<3.5?.13:m.y<4.5?.34:.03;
  float lum=tone*(.1*ao+key*.95+rim*.75)+spec*.55;
  if(m.y>2.5&&m.y<3.5) lum+=.05*rim;
  lum*=mix(.55,1.,smoothstep(-1.35,-.35,q.y));
  lum=pow(clamp(lum,0.,1.),.85);
  return vec4(lum, m.y>1.5&&m.y<2.5?.8:m.y>3.5&&m.y<4.5?.35:0., 0., 1.); }
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
      reach: build.reach ?? 0,
      head: build.head,
      jaw: build.jaw,
      nose: build.nose,
      brow: build.brow,
      lips: build.lips,
      neck: build.neck,
      arms: build.arms,
      waist: build.waist,
      skin: 0.34 + 0.6 * build.skin,
      hairKind: HAIR[build.hair],
      topKind: TOP[build.top],
      beardKind: BEARD[build.beard],
      tattoo: build.tattoo === true ? 1 : 0,
      flip,
    },
  });
