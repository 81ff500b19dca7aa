/** Validation rules for reviews (CAT-062, CAT-065). */

export const REVIEW_LENGTH = 1000;
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export interface ReviewDraft {
  readonly rating: Rating | null;
  readonly text: string;
}

export type ReviewProblem = 'reviewRatingMissing' | 'reviewTextMissing' | 'reviewTextTooLong';

/** Validation errors by field; a draft is valid when both are null. */
export function reviewProblems({ rating, text }: ReviewDraft): {
  readonly rating: ReviewProblem | null;
  readonly text: ReviewProblem | null;
} {
  const length = text.trim().length;
  return {
    rating: rating === null ? 'reviewRatingMissing' : null,
    text: length === 0 ? 'reviewTextMissing' : length > REVIEW_LENGTH ? 'reviewTextTooLong' : null,
  };
}

/** Signed-in viewers may review, except while impersonated (CAT-065). */
export function canReview({
  viewer,
  impersonated,
}: {
  readonly viewer: { readonly isGuest: boolean };
  readonly impersonated?: boolean | undefined;
}): boolean {
  return !viewer.isGuest && impersonated !== true;
}
