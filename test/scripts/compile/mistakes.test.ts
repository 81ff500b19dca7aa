import { compileText, fileOf } from './demoRealms';
import { segmentsOf } from '../../../scripts/compile/jsonPointer';
import type { Problem } from '../../../scripts/compile/problem';
import { allMistakes, someMistakes, type Mistake } from './mistakes';

/** The mistake as the compiler reports it, without further problems. */
function found({ realm, document, pointer }: Mistake): {
  readonly problems: readonly Problem[];
  readonly text: string;
} {
  const text = JSON.stringify(document, null, 2);
  const { problems } = compileText(realm, text);
  return {
    problems: problems.filter((problem) => problem.pointer === pointer && problem.severity === 'error'),
    text,
  };
}

/** The text from a position to the end of the line. */
function textAt(text: string, { line, column }: Problem): string {
  return (text.split('\n')[line - 1] ?? '').slice(column - 1);
}

describe('200 generated mistakes are each found at their own pointer', () => {
  test.each(
    someMistakes(200, 20_261_121).map(
      (mistake) => [mistake.kind, `${mistake.realm}${mistake.pointer}`, mistake] as const,
    ),
  )('%s: %s', (_kind, _place, mistake) => {
    const { problems, text } = found(mistake);
    expect(problems.map(({ code }) => code)).toContainEqual(
      expect.stringMatching(new RegExp(`^(${mistake.codes.join('|')})$`)),
    );
    const [problem] = problems.filter(({ code }) => mistake.codes.includes(code));
    if (mistake.suggestion !== undefined) expect(problem?.suggestion).toBe(mistake.suggestion);
    expect(problem?.file).toBe(fileOf(mistake.realm));
    const key = segmentsOf(mistake.pointer).at(-1) ?? '';
    const line = problem === undefined ? '' : (text.split('\n')[problem.line - 1] ?? '');
    if (!/^[0-9]+$/.test(key)) expect(line).toContain(JSON.stringify(key));
    if (problem !== undefined) expect(textAt(text, problem)).toMatch(/^["{[0-9tf-]/);
  });
});

test('so is every eighth of all mistakes that can be generated', () => {
  const some = allMistakes().filter((_mistake, index) => index % 8 === 0);
  expect(some.length).toBeGreaterThan(150);
  const missed = some.flatMap((mistake) => {
    const { problems } = found(mistake);
    const ok = problems.some(
      ({ code, suggestion }) =>
        mistake.codes.includes(code) &&
        (mistake.suggestion === undefined || suggestion === mistake.suggestion),
    );
    return ok
      ? []
      : [
          `${mistake.kind} ${mistake.realm}${mistake.pointer}: ${problems.map(({ code, suggestion }) => `${code} (${suggestion ?? 'none'})`).join(', ') || 'nothing'}`,
        ];
  });
  expect(missed).toEqual([]);
});
