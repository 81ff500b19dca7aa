/**
 * Types of the platform API, generated from schemas/platform by `npm run generate`. Do not edit.
 * Every schema is exported by its own name (`ContentCard`, `Licence`); `operations` contains the calls by operation id.
 */

export interface components {
    schemas: {
        /** @description The pair of tokens of a session (API-022). */
        TokenSet: {
            /** @description Sent as a bearer token; short-lived. */
            authorisationToken: string;
            /** @description Exchanged for the next pair; repeated shortly after, the answer is the same pair (API-021). */
            refreshToken: string;
        };
        /** @description The answer to a sign-in with any provider (SGN-007, SGP-011). */
        SignInAnswer: {
            authorisationToken: string;
            refreshToken: string;
            /**
             * @description Other than NONE: the viewer must enter details before continuing (SGN-008).
             * @enum {string|null}
             */
            missingInformationStatus?: "NONE" | "REQUIRED" | "OPTIONAL" | null;
            linkedAccounts?: components["schemas"]["LinkedAccount"][] | null;
        };
        /** @description An external account linked to this one. */
        LinkedAccount: {
            provider: string;
        };
        /** @description A refresh may leave the refresh token unchanged; then it is absent (API-021). */
        RefreshedTokens: {
            authorisationToken: string;
            refreshToken?: string | null;
        };
        /** @description Login payload (SGN-009). */
        Credentials: {
            /** @description The e-mail address. */
            id: string;
            /** @description The password. */
            secret: string;
        };
        /** @description A new account (SGP-038). */
        SignUp: {
            /** Format: email */
            email: string;
            secret: string;
            name?: string;
            consentAnswers?: components["schemas"]["ConsentAnswer"][];
        };
        /** @description The result of signing in with Apple (SGP-060). */
        AppleCode: {
            code: string;
            /** @description The nonce that the site sent to Apple: the platform compares it with the claim of Apple's token and accepts each nonce once (SGP-062). */
            nonce: string;
            /**
             * Format: uri
             * @description The redirect URI registered at Apple, on the site's origin.
             */
            callbackUri: string;
            consentAnswers?: components["schemas"]["ConsentAnswer"][];
        };
        /** @description The result of signing in with Facebook (SGP-063). */
        FacebookCode: {
            /** @description A code if the site's Facebook configuration returns one, otherwise an access token. */
            code: string;
            /**
             * @description The type of `code`. The platform accepts an access token only after verifying with Facebook (`debug_token`) that it was issued to the realm's app: otherwise a token of any other app would sign in as its user.
             * @enum {string}
             */
            codeType?: "code" | "accessToken";
            consentAnswers?: components["schemas"]["ConsentAnswer"][];
        };
        /** @description The result of signing in with Google (SGP-064). */
        GoogleToken: {
            /** @description Google's ID token; the platform verifies its signature, audience and age. */
            idToken: string;
            /** @description The single-use value that this browser sent to Google. The platform accepts the token only if it contains this nonce, and each nonce once: a stolen token is then useless. */
            nonce?: string;
            consentAnswers?: components["schemas"]["ConsentAnswer"][];
        };
        /** @description The tokens of a viewer who signed in at Firebase (SGP-079). */
        FirebaseTokens: {
            /** @description Firebase's ID token; the platform verifies its signature, audience and age. */
            firebaseAuthToken: string;
            firebaseRefreshToken: string;
            consentAnswers?: components["schemas"]["ConsentAnswer"][];
        };
        /** @description A new account (SGP-082). */
        FirebaseSignUp: {
            /**
             * Format: email
             * @description The email address of the account.
             */
            username: string;
            password: string;
            consentAnswers?: components["schemas"]["ConsentAnswer"][];
            /** @description Firebase's app-check token, which proves that the request comes from this site; only where the realm uses app check (SGP-083). */
            appCheckToken?: string;
        };
        /** @description The viewer's answer to one consent term (SGN-072). */
        ConsentAnswer: {
            fieldName: string;
            answer: boolean | string;
        };
        RefreshTokenBody: {
            refreshToken: string;
        };
        /** @description Token exchange payload (SGN-010). */
        AuthorisationCode: {
            authorisationCode: string;
            /** @description RFC 7636: the secret of the codeChallenge with which the sign-in began. Sent when the platform answered with codeChallengeMethod. */
            codeVerifier?: string;
        };
        /** @description The authorization URL; its state parameter binds the answer to this browser (SGP-003). */
        AuthorisationUri: {
            /** Format: uri */
            authorisationUri: string;
            /** Format: uri */
            silentAuthorisationUri?: string | null;
            /**
             * @description The platform has bound the sign-in to the codeChallenge of the call and requires its codeVerifier in the exchange. Absent: the code alone is exchanged.
             * @enum {string|null}
             */
            codeChallengeMethod?: "S256" | null;
            /**
             * Format: uri
             * @description RFC 9207: the required value of `iss` in the authorization response. The browser rejects a response with a different or missing value. Absent: responses have no `iss`.
             */
            issuer?: string | null;
        };
        /** @description The URL for signing out at the provider (SGP-014). */
        LogoutUri: {
            /** Format: uri */
            logoutUri: string;
        };
        /** @description The identity of the caller (SGN-003, ENT-009). */
        SessionUser: {
            id: string;
            email?: string | null;
            name?: string | null;
            location?: components["schemas"]["SessionLocation"] | null;
            /** @description GUEST, USER, or a role of the operator's staff. */
            role: string;
            /** @description True for a guest session (SGN-001). */
            isGuest: boolean;
            /** @description The member of staff who impersonates this viewer (ADM-013). */
            impersonatedBy?: string | null;
            profile?: components["schemas"]["UserProfile"] | null;
        };
        /** @description The viewer's location, derived from the IP address (SGN-079). */
        SessionLocation: {
            /** @description ISO 3166 alpha-2. */
            countryCode: string;
            /** @description The address belongs to a VPN. */
            isVpn?: boolean | null;
        };
        /** @description The selected profile (SGN-004, ENT-010). */
        UserProfile: {
            id: string;
            name: string;
            /**
             * @description A CHILD cannot purchase.
             * @enum {string}
             */
            type: "ADULT" | "CHILD";
            /** @description The name of a built-in avatar of the site. */
            avatar?: string | null;
            /** @description Four digits, required when switching from a child's profile (FAV-036). */
            pin?: string | null;
        };
        /** @description The profiles of an account, the main one first (FAV-030). */
        Profiles: {
            profiles: components["schemas"]["Profile"][];
            /** @description Maximum number of profiles. */
            limit: number;
        };
        /** @description A viewer profile of an account. The answer states whether it has a PIN, never the PIN itself. */
        Profile: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "ADULT" | "CHILD";
            /** @description The name of a built-in avatar of the site. */
            avatar?: string | null;
            /** @description The profile has a PIN (FAV-036): required to switch to it from a child's profile or from itself. */
            hasPin?: boolean | null;
            /** @description The main profile of the account; it cannot be deleted. */
            main?: boolean | null;
        };
        /** @description The new state of a profile. */
        ProfileChange: {
            name: string;
            /** @enum {string} */
            type: "ADULT" | "CHILD";
            avatar?: string | null;
            /** @description Four digits; null removes the PIN, absent leaves it unchanged. */
            pin?: string | null;
        };
        /** @description The PIN, if it is required. */
        ProfileSwitch: {
            pin?: string | null;
        };
        /** @description FAV-040. What adult profiles of the account may watch without a PIN. */
        ParentalControl: {
            enabled: boolean;
            /**
             * @description Never the PIN itself: a mask if one is set, otherwise null.
             * @enum {string|null}
             */
            pin?: "****" | null;
            /** @description Content rated above this age requires the PIN. */
            maxRating?: number | null;
        };
        /** @description FAV-040. While a PIN is set, every change requires it. */
        ParentalControlChange: {
            enabled: boolean;
            maxRating?: number | null;
            /** @description A new PIN. Absent: the current one is unchanged. */
            pin?: string | null;
            /** @description The current PIN. */
            currentPin?: string | null;
        };
        /** @description The PIN of the parental control. */
        ParentalPin: {
            pin: string;
        };
        /** @description FAV-022. Null: no choice yet. */
        UserPreferences: {
            /** @description BCP 47. */
            language?: string | null;
            /** @description BCP 47, or off. */
            subTitleLanguage?: string | null;
            /** @description BCP 47. */
            audioLanguage?: string | null;
            /** @description Play the next video automatically. */
            autoAdvance?: boolean | null;
            /** @description Hero background videos play automatically. */
            videoBackgroundAutoPlay?: boolean | null;
            /** @description Hero background videos play with sound. */
            videoBackgroundAutoPlayAudio?: boolean | null;
        };
        /** @description A token from a URL. */
        OneTimeToken: {
            token: string;
        };
        /** @description The e-mail address and browser that request a link. */
        MagicLinkRequest: {
            /** Format: email */
            email: string;
            /** @description A single-use value of the requesting browser. The platform adds it to the link as `state`, so that the browser recognizes a link that it requested. */
            state?: string;
        };
        /** @description The account that a mailed link signs in. */
        MagicLinkAccount: {
            /** @description The masked e-mail address, such as a***@example.org. */
            account: string;
        };
        /** @description FAV-050. Names of audience segments. */
        PartitionUpdate: {
            partitionDataToAdd: string[];
            partitionDataToDelete: string[];
        };
        /** @description The result of the partner's workflow (SGP-046). */
        OpinToken: {
            opinAuthToken: string;
        };
        /** @description The software statement of the site, signed by the provider. */
        TvClientStatement: {
            software_statement: string;
        };
        /** @description Stored in the browser per realm (SGP-111). */
        TvClient: {
            client_id: string;
            client_secret: string;
        };
        /** @description SGP-114. */
        TvProviders: {
            /** @description The television providers that the site may offer. */
            requestor: {
                mvpds: components["schemas"]["TvProvider"][];
            };
            channels?: components["schemas"]["TvChannel"][] | null;
        };
        /** @description A television provider (SGP-141). */
        TvProvider: {
            id: string;
            displayName: string;
            logoUrl?: string | null;
        };
        /** @description A channel of the site's programmes. */
        TvChannel: {
            id: string;
            displayName?: string | null;
        };
        /** @description SGP-112. */
        TvCodeRequest: {
            requestorId: string;
            clientId: string;
            clientSecret: string;
        };
        /** @description SGP-112, SGP-113. */
        TvCode: {
            /** @description Sent to the provider with the viewer. */
            code: string;
            /** @description Sent back to the platform afterwards. */
            accessToken?: string | null;
        };
        /** @description SGP-120. */
        TvTokenRequest: {
            requestorId: string;
            clientId: string;
            clientSecret: string;
            accessToken: string;
        };
        /** @description SGP-121. */
        TvEntitlement: {
            requestorId: string;
            /** @description The content that the viewer wants to watch. */
            resourceId: string;
        };
        /** @description API-040. */
        PasswordResetRequest: {
            /** @description The e-mail address. */
            id: string;
            /** @description The sign-in provider that the password belongs to. */
            provider: string;
        };
        /** @description API-039. */
        PasswordReset: {
            /** @description The token of the mail. */
            token: string;
            /** @description The new password. */
            secret: string;
        };
        /** @description API-041. */
        ConfirmedEmail: {
            /** @description The account's e-mail address, to sign in with. */
            id: string;
        };
        /** @description PLY-094. */
        Heartbeat: {
            /** @description The contents that play, in the order of the tiles. */
            eventIds: string[];
            /** @description Positions in whole seconds, in the same order. */
            positions: number[];
            /** @description A new id each time the player opens. */
            sessionId: string;
        };
        /** @description LIC-074. */
        LicencePause: {
            /** @description When the licence resumes automatically. Absent: when the viewer resumes it. Epoch milliseconds. */
            resumeAfter?: number;
        };
        /** @description LIC-067. */
        CancellationPromo: {
            /** @description Whether there is an offer for this viewer and licence. */
            valid: boolean;
            /** @description The amount of the discount, in the state UPCOMING. */
            discount?: components["schemas"]["Discount"] | null;
        };
        /** @description A price change that requires the viewer's answer (LIC-065, LIC-066). */
        PriceMigration: {
            /** @description The id to send with the answer. */
            id: string;
            currency: string;
            scale: number;
            oldAmount: number;
            newAmount: number;
            /** @description Effective time. Epoch milliseconds. */
            effectiveTimestamp: number;
        };
        /** @description ACC-020. It contains only the last digits of the card number. */
        Card: {
            cardId: string;
            /** @description The brand as named by the provider: visa, mastercard, … */
            cardType: string;
            last4Digits: string;
            cardHolder?: string | null;
            /** @description Terms of the provider apply (ACC-021). */
            showEula?: boolean | null;
            /**
             * Format: uri
             * @description The URL of the terms.
             */
            eulaUrl?: string | null;
            /** @description The id in the basket's providers. */
            paymentProviderId?: string | null;
            /** @description Ids of the licences that it pays for. */
            licences?: string[] | null;
            paymentMethodType?: string | null;
            default: boolean;
            /** @description The card can no longer be charged. */
            expired?: boolean | null;
        };
        CardList: {
            cards: components["schemas"]["Card"][];
        };
        CardSetup: {
            /** @description In display order; empty if cards are only saved with a purchase. */
            providers: components["schemas"]["BasketPaymentProvider"][];
            currency?: string | null;
        };
        NewCard: {
            targetPaymentProvider: string;
            /** @description The provider's id of the tokenized card. */
            paymentDetailsExternalId: string;
            paymentMethodType?: string | null;
        };
        /** @description LIC-072. */
        PriceMigrationAnswer: {
            /**
             * @description LEAVE cancels the licence at the end of its period.
             * @enum {string}
             */
            status: "LEAVE" | "CONTINUE";
        };
        /** @description The body of every answer that is not 2xx (API-011). */
        ErrorAnswer: {
            /** @description The HTTP status. */
            status: number;
            /** @description A machine-readable code, such as failedAuthentication or BASKET_REQUIREMENTS_FAILED. */
            code: string;
            /** @description Texts for the viewer, in the requested language. */
            messages: string[];
            /** @description With BASKET_REQUIREMENTS_FAILED (PAY-013). */
            missingFields?: components["schemas"]["MissingField"][] | null;
            /** @description With a refused playback: what would allow it (PLY-033). */
            licences?: components["schemas"]["Licence"][] | null;
            /** @description With basketChanged: the current basket. */
            basket?: components["schemas"]["Basket"] | null;
            /** @description With a refused sign-in for an existing account: the sign-in methods of that account, by the name or the client's name in the realm's list (SGN-060). */
            linkedAccounts?: components["schemas"]["LinkedAccount"][] | null;
            /** @description For support staff. */
            requestId?: string | null;
        };
        /** @description A detail that the platform requires for a purchase (FRM-039). */
        MissingField: {
            fieldName: string;
            /** @description One of the field types of FRM-001. */
            fieldType: string;
            label?: string | null;
            required: boolean;
            acceptableValues?: components["schemas"]["AcceptableValue"][] | null;
        };
        AcceptableValue: {
            value: string;
            displayName: string;
        };
        /** @description The realm's texts (LOC-002). */
        Labels: {
            default_locale: string | null;
            selected_locale: string | null;
            /** @description Locale to label key to text. */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        LabelKeys: {
            keys: string[];
        };
        /** @description Texts of the requested keys, by locale (API-036). */
        LabelTexts: {
            /** @description The language of the texts: the caller's, if the platform has it. Absent: the first. */
            default_locale?: string | null;
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** @description API-030. */
        Countries: {
            countries: components["schemas"]["Country"][];
            /** @description The caller's country, ISO 3166 alpha-2. */
            callerCountryCode?: string | null;
        };
        /** @description API-031. */
        Country: {
            /** @description In the requested language. */
            name: string;
            iso3166alpha2: string;
            /** @description The calling code, with its plus sign. */
            callingCode: string;
            /** @description A sample number in national format, without the calling code, for the phone field (FRM-022). */
            samplePhoneNumber?: string | null;
            addressRequiredFields?: components["schemas"]["AddressRequiredField"][] | null;
        };
        /** @description API-032. */
        AddressRequiredField: {
            fieldName: string;
            label: string;
            acceptableValues?: components["schemas"]["AcceptableValue"][] | null;
        };
        /** @description The menu of one platform (NAV-023). */
        Menu: {
            /**
             * @description RLM-029.
             * @enum {string|null}
             */
            layout?: "top" | "top-left" | "sidebar" | "hamburger" | null;
            /** @enum {string|null} */
            platform?: "WEB" | "MOBILE-WEB" | null;
            items: components["schemas"]["MenuItem"][];
        };
        /** @description NAV-024. Known types: section, view, plugin, outbound; others are skipped (NAV-048). */
        MenuItem: {
            type: string;
            /** @description In the requested language. */
            title: string;
            data?: components["schemas"]["MenuItemData"] | null;
            style?: components["schemas"]["MenuItemStyle"] | null;
            layout?: string | null;
            items?: components["schemas"]["MenuItem"][] | null;
        };
        MenuItemData: {
            /** @description For a view: liveEvents, liveNow, account, preferences, logout, search, or a route role. */
            view?: string | null;
            /** @description For a section or a plugin. */
            id?: string | null;
            /** @description For an outbound link. */
            url?: string | null;
        };
        MenuItemStyle: {
            featured?: boolean | null;
            iconUrl?: string | null;
            activeIconUrl?: string | null;
        };
        /**
         * @description ENT-008. Unknown types are shown as a VOD.
         * @enum {string}
         */
        ContentType: "VOD" | "VIDEO" | "SEASON_VOD" | "LIVE" | "LIVE_EVENT" | "UPCOMING" | "EPG" | "SEASON" | "SERIES" | "PLAYLIST" | "SECTION_LINK";
        /**
         * @description PLY-030.
         * @enum {string}
         */
        AccessLevel: "GRANTED" | "GRANTED_ON_SIGN_IN" | "DENIED" | "GEOBLOCKED";
        /** @description The fields of a content that a row needs to draw a card (ENT-002, ENT-003). */
        ContentCard: {
            id: string;
            title: string;
            type: components["schemas"]["ContentType"];
            accessLevel?: components["schemas"]["AccessLevel"] | null;
            /** @description Minimum age. Absent: not rated. */
            ageRating?: number | null;
            /**
             * @description The rating exceeds what this profile may watch (FAV-040). PIN: the PIN of the parental control unlocks it. PROFILE: it cannot be unlocked in a child's profile.
             * @enum {string|null}
             */
            parentalLock?: "PIN" | "PROFILE" | null;
            /** @description Seconds. */
            duration?: number | null;
            /**
             * Format: uri
             * @description The still of the content.
             */
            thumbnailUrl?: string | null;
            /**
             * Format: uri
             * @description Portrait image, 2:3.
             */
            posterUrl?: string | null;
            /**
             * Format: uri
             * @description Landscape image for the top of a page.
             */
            heroUrl?: string | null;
            /**
             * Format: uri
             * @description Logo of the title or the channel.
             */
            logoUrl?: string | null;
            description?: string | null;
            /** @description One line under the title. */
            tagline?: string | null;
            /** @description BCP 47. */
            audioTracks?: string[] | null;
            /** @description BCP 47. */
            subtitleTracks?: string[] | null;
            genres?: string[] | null;
            year?: number | null;
            countryOfOrigin?: string | null;
            favourite?: boolean | null;
            liveEventId?: string | null;
            displayLiveBadge?: boolean | null;
            /** @description Id of the row that contains this card. */
            bucketId?: string | null;
            /** @description Position of the card, for analytics. */
            contentContext?: string | null;
            computedReleases?: components["schemas"]["Release"][] | null;
            premiereRelease?: components["schemas"]["Release"] | null;
            isRelated?: boolean | null;
            series?: components["schemas"]["SeriesReference"] | null;
            season?: components["schemas"]["SeasonReference"] | null;
            episodeNumber?: number | null;
            /** @description Number of videos of a playlist or episodes of a season. */
            itemCount?: number | null;
            videoId?: string | null;
            seasonId?: string | null;
            playlistId?: string | null;
            /** @description Appended to the query of a shared link (ANA-008, ENT-007). */
            trackingParameters?: components["schemas"]["TrackingParameter"][] | null;
            /** @description Empty: there are none. Absent for a video: requested from the v3 call (PLY-055). */
            trailers?: components["schemas"]["Trailer"][] | null;
            /** @description Percent watched, used when watchProgress is absent (ENT-026). */
            progress?: number | null;
            /** @description Seconds watched (ENT-026). */
            watchProgress?: number | null;
            eventSchedule?: components["schemas"]["EventSchedule"] | null;
            programmingInfo?: components["schemas"]["ProgrammingInfo"] | null;
            bout?: components["schemas"]["Bout"] | null;
            /**
             * @description WCH-035. Absent: playlist.
             * @enum {string|null}
             */
            playlistType?: "playlist" | "season" | null;
            /** @description The price of watching a content that the viewer has not paid for (HOM-094). */
            amounts?: components["schemas"]["LicenceAmount"][] | null;
            /**
             * Format: uri
             * @description WCH-005. A small image for a cover made of four images.
             */
            smallCoverUrl?: string | null;
        };
        /** @description PLY-087. */
        Release: {
            /** @description PREMIERE, or another release type. */
            type: string;
            /** @description Start. Epoch milliseconds. */
            scheduledAt: number;
        };
        /** @description ENT-027. */
        EventSchedule: {
            /** @description Start. Epoch milliseconds. */
            startDate: number;
            /** @description End. Epoch milliseconds. */
            endDate?: number | null;
        };
        SeriesReference: {
            seriesId: string;
            title: string;
        };
        SeasonReference: {
            seasonId: string;
            title: string;
            seasonNumber?: number | null;
        };
        /** @description PLY-044. */
        Trailer: {
            id: string;
            title?: string | null;
            accessLevel: components["schemas"]["AccessLevel"];
            /** Format: uri */
            thumbnailUrl?: string | null;
        };
        /** @description The programme that a channel shows (ENT-004). */
        ProgrammingInfo: {
            /** @description The channel of the guide. */
            channelId?: string | null;
            currentProgramme?: components["schemas"]["Programme"] | null;
            nextProgramme?: components["schemas"]["Programme"] | null;
            /** Format: uri */
            channelLogoUrl?: string | null;
            currentProgramPlaybackStatus?: components["schemas"]["PlaybackStatus"] | null;
            epgPlaybackContentStatus?: components["schemas"]["PlaybackStatus"] | null;
        };
        /** @description A programme of the guide; on air while startDate <= now < endDate (ENT-028). */
        Programme: {
            id?: string | null;
            title: string;
            description?: string | null;
            episode?: string | null;
            /** Format: uri */
            thumbnailUrl?: string | null;
            /** @description Start. Epoch milliseconds. */
            startDate: number;
            /** @description End. Epoch milliseconds. */
            endDate: number;
            /** @description The id of the recording, available after the programme. Absent: there is none. */
            recordingId?: string | null;
        };
        /** @description A programme in the short list of a live card (ENT-005). */
        ProgrammeEntry: {
            episode?: string | null;
            /** @description The title. */
            programme: string;
            /** Format: uri */
            thumbnailUrl?: string | null;
            /** @description Start. Epoch milliseconds. */
            startDate: number;
        };
        /** @description The two opponents of a bout, for their comparison (tale of the tape). */
        Bout: {
            red: components["schemas"]["Contender"];
            blue: components["schemas"]["Contender"];
            /** @description ENT-014. */
            weightClass: string;
            rounds: number;
            venue?: string | null;
            belt?: string | null;
            /** @description ENT-013. */
            result?: {
                /**
                 * @description Null: a draw or no contest.
                 * @enum {string|null}
                 */
                winner: "red" | "blue" | null;
                method: string;
                round: number;
            } | null;
        };
        Contender: {
            id: string;
            name: string;
            alias?: string | null;
            /** Format: uri */
            portraitUrl?: string | null;
            country?: string | null;
            record?: {
                wins: number;
                losses: number;
                draws: number;
            } | null;
            measures?: {
                age: number;
                heightCm: number;
                reachCm: number;
            } | null;
            /** @description 0 is the champion. */
            rank?: number | null;
        };
        /** @description Paging: request the next page with lastSeen while moreDataAvailable (HOM-004). */
        Paging: {
            lastSeen?: string | null;
            moreDataAvailable: boolean;
        };
        /** @description A page of rows (HOM-002). */
        ContentSection: {
            sectionId: string;
            title?: string | null;
            description?: string | null;
            /** @description Contents shown at the top of the page. */
            heroes?: components["schemas"]["ContentCard"][] | null;
            buckets: components["schemas"]["Bucket"][];
            /** @description More rows. */
            paging: components["schemas"]["Paging"];
        };
        /** @description A row (ENT-019). */
        Bucket: {
            bucketId: string;
            /** @description The operator's own id. */
            exid?: string | null;
            name: string;
            /** @description EPG, SECTION_LINK, VOD_PLAYLIST, EPG_NOW_NEXT, CONTENT_HIGHLIGHT; any other type is drawn as a default row (HOM-005). */
            type: string;
            originalType?: string | null;
            contentList: components["schemas"]["ContentCard"][];
            paging: components["schemas"]["Paging"];
            rowTypeData?: components["schemas"]["RowTypeData"] | null;
        };
        /** @description More cards of a row (HOM-047). */
        BucketPage: {
            bucketId?: string | null;
            contentList: components["schemas"]["ContentCard"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description Presentation of the row (ENT-020). */
        RowTypeData: {
            title?: string | null;
            description?: string | null;
            /** @description 1 or 2; absent: 1. */
            rowCount?: number | null;
            /** @description The id of the guide that a row of type EPG shows (LIV-031). Absent: the realm's guide. */
            epgId?: string | null;
            /**
             * @description Absent: basic.
             * @enum {string|null}
             */
            rowType?: "basic" | "featured" | "inline" | null;
            displayPosters?: boolean | null;
            /**
             * @description Absent: poster.
             * @enum {string|null}
             */
            playlistImageType?: "title" | "poster" | null;
            primaryCta?: components["schemas"]["CallToAction"] | null;
            secondaryCta?: components["schemas"]["CallToAction"] | null;
            /**
             * @description Absent: left.
             * @enum {string|null}
             */
            textAlignment?: "left" | "center" | "right" | null;
            hideMetadata?: boolean | null;
            /** @description Absent: regular. */
            metadataDisplayMode?: string | null;
            /** @description HOM-017. */
            background?: {
                /** Format: uri */
                imageUrl?: string | null;
                /** @description Gradient colors, one from each side. */
                gradient?: {
                    top?: string | null;
                    bottom?: string | null;
                    left?: string | null;
                    right?: string | null;
                } | null;
                /**
                 * @description HOM-026.
                 * @enum {string|null}
                 */
                animationType?: "VIDEO" | "AUDIO_VIDEO" | "NONE" | null;
            } | null;
            /** @description A color. */
            cardBackground?: string | null;
            contentDescription?: string | null;
        };
        /** @description A link at the head or the end of a row (HOM-013). */
        CallToAction: {
            /** @description Absent: the watchNow label. */
            ctaText?: string | null;
            link: components["schemas"]["CallToActionLink"];
        };
        /** @description ENT-021. */
        CallToActionLink: components["schemas"]["ExternalLink"] | components["schemas"]["RouteLink"] | components["schemas"]["EventLink"];
        /** @description Opens in a new tab. */
        ExternalLink: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "external";
            /** Format: uri */
            url: string;
        };
        /** @description A built-in page of the site. */
        RouteLink: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "route";
            /** @description A view as in menus, or a route role. */
            view: string;
            id?: string | null;
        };
        /** @description The page of a content; several videoIds open multi-video. */
        EventLink: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "event";
            type: components["schemas"]["ContentType"];
            id: string;
            videoIds?: string[] | null;
        };
        /** @description A page of live or upcoming events (ENT-006). */
        LiveEventList: {
            events: components["schemas"]["LiveEventCard"][];
            /** @description From 1. */
            page?: number | null;
            totalPages?: number | null;
            totalResults: number;
        };
        /** @description LIV-018. */
        LiveEventCard: {
            id: string;
            eventId: string;
            liveEventId?: string | null;
            type?: components["schemas"]["ContentType"] | null;
            title: string;
            /** @description Short name of the channel or event. */
            name?: string | null;
            description?: string | null;
            /** Format: uri */
            thumbnailUrl?: string | null;
            /** Format: uri */
            logoUrl?: string | null;
            accessLevel: components["schemas"]["AccessLevel"];
            /** @description Minimum age. Absent: not rated. */
            ageRating?: number | null;
            /**
             * @description The rating exceeds what this profile may watch (FAV-040). PIN: the PIN of the parental control unlocks it. PROFILE: it cannot be unlocked in a child's profile.
             * @enum {string|null}
             */
            parentalLock?: "PIN" | "PROFILE" | null;
            displayLiveBadge?: boolean | null;
            eventSchedule?: components["schemas"]["EventSchedule"] | null;
            premiereRelease?: components["schemas"]["Release"] | null;
            programmingInfo?: components["schemas"]["ProgrammingInfo"] | null;
            programmes?: components["schemas"]["ProgrammeEntry"][] | null;
            bout?: components["schemas"]["Bout"] | null;
        };
        /** @description A video by id (ENT-001, ENT-002). */
        Vod: {
            id: string;
            title: string;
            type: components["schemas"]["ContentType"];
            accessLevel?: components["schemas"]["AccessLevel"] | null;
            /** @description Minimum age. Absent: not rated. */
            ageRating?: number | null;
            /**
             * @description The rating exceeds what this profile may watch (FAV-040). PIN: the PIN of the parental control unlocks it. PROFILE: it cannot be unlocked in a child's profile.
             * @enum {string|null}
             */
            parentalLock?: "PIN" | "PROFILE" | null;
            /** @description Seconds. */
            duration?: number | null;
            /**
             * Format: uri
             * @description The still of the content.
             */
            thumbnailUrl?: string | null;
            /**
             * Format: uri
             * @description Portrait image, 2:3.
             */
            posterUrl?: string | null;
            /**
             * Format: uri
             * @description Landscape image for the top of a page.
             */
            heroUrl?: string | null;
            /**
             * Format: uri
             * @description Logo of the title or the channel.
             */
            logoUrl?: string | null;
            description?: string | null;
            /** @description One line under the title. */
            tagline?: string | null;
            /** @description BCP 47. */
            audioTracks?: string[] | null;
            /** @description BCP 47. */
            subtitleTracks?: string[] | null;
            genres?: string[] | null;
            year?: number | null;
            countryOfOrigin?: string | null;
            favourite?: boolean | null;
            liveEventId?: string | null;
            displayLiveBadge?: boolean | null;
            /** @description Id of the row that contains this card. */
            bucketId?: string | null;
            /** @description Position of the card, for analytics. */
            contentContext?: string | null;
            computedReleases?: components["schemas"]["Release"][] | null;
            premiereRelease?: components["schemas"]["Release"] | null;
            isRelated?: boolean | null;
            series?: components["schemas"]["SeriesReference"] | null;
            season?: components["schemas"]["SeasonReference"] | null;
            episodeNumber?: number | null;
            /** @description Number of videos of a playlist or episodes of a season. */
            itemCount?: number | null;
            videoId?: string | null;
            seasonId?: string | null;
            playlistId?: string | null;
            /** @description Appended to the query of a shared link (ANA-008, ENT-007). */
            trackingParameters?: components["schemas"]["TrackingParameter"][] | null;
            /** @description Empty: there are none. Absent for a video: requested from the v3 call (PLY-055). */
            trailers?: components["schemas"]["Trailer"][] | null;
            /** @description Percent watched, used when watchProgress is absent (ENT-026). */
            progress?: number | null;
            /** @description Seconds watched (ENT-026). */
            watchProgress?: number | null;
            eventSchedule?: components["schemas"]["EventSchedule"] | null;
            programmingInfo?: components["schemas"]["ProgrammingInfo"] | null;
            bout?: components["schemas"]["Bout"] | null;
            /** @description The licences that include this content. */
            licences?: components["schemas"]["Licence"][] | null;
            /** @description Licences that this viewer may buy (PLY-028). */
            availableLicences?: components["schemas"]["Licence"][] | null;
            /**
             * @description PLY-032.
             * @enum {string|null}
             */
            onlinePlayback?: "AVAILABLE" | "NOT_AVAILABLE" | null;
            /** @description Present only if the platform includes them here. */
            streams?: components["schemas"]["Stream"][] | null;
            skipMarkers?: components["schemas"]["SkipMarker"][] | null;
            watermark?: components["schemas"]["Watermark"] | null;
            credits?: components["schemas"]["Credit"][] | null;
        };
        /** @description A live event by id (ENT-001, ENT-004). */
        LiveEvent: {
            id: string;
            title: string;
            type: components["schemas"]["ContentType"];
            accessLevel?: components["schemas"]["AccessLevel"] | null;
            /** @description Minimum age. Absent: not rated. */
            ageRating?: number | null;
            /**
             * @description The rating exceeds what this profile may watch (FAV-040). PIN: the PIN of the parental control unlocks it. PROFILE: it cannot be unlocked in a child's profile.
             * @enum {string|null}
             */
            parentalLock?: "PIN" | "PROFILE" | null;
            /** @description Seconds. */
            duration?: number | null;
            /**
             * Format: uri
             * @description The still of the content.
             */
            thumbnailUrl?: string | null;
            /**
             * Format: uri
             * @description Portrait image, 2:3.
             */
            posterUrl?: string | null;
            /**
             * Format: uri
             * @description Landscape image for the top of a page.
             */
            heroUrl?: string | null;
            /**
             * Format: uri
             * @description Logo of the title or the channel.
             */
            logoUrl?: string | null;
            description?: string | null;
            /** @description One line under the title. */
            tagline?: string | null;
            /** @description BCP 47. */
            audioTracks?: string[] | null;
            /** @description BCP 47. */
            subtitleTracks?: string[] | null;
            genres?: string[] | null;
            year?: number | null;
            countryOfOrigin?: string | null;
            favourite?: boolean | null;
            liveEventId?: string | null;
            displayLiveBadge?: boolean | null;
            /** @description Id of the row that contains this card. */
            bucketId?: string | null;
            /** @description Position of the card, for analytics. */
            contentContext?: string | null;
            computedReleases?: components["schemas"]["Release"][] | null;
            premiereRelease?: components["schemas"]["Release"] | null;
            isRelated?: boolean | null;
            series?: components["schemas"]["SeriesReference"] | null;
            season?: components["schemas"]["SeasonReference"] | null;
            episodeNumber?: number | null;
            /** @description Number of videos of a playlist or episodes of a season. */
            itemCount?: number | null;
            videoId?: string | null;
            seasonId?: string | null;
            playlistId?: string | null;
            /** @description Appended to the query of a shared link (ANA-008, ENT-007). */
            trackingParameters?: components["schemas"]["TrackingParameter"][] | null;
            /** @description Empty: there are none. Absent for a video: requested from the v3 call (PLY-055). */
            trailers?: components["schemas"]["Trailer"][] | null;
            /** @description Percent watched, used when watchProgress is absent (ENT-026). */
            progress?: number | null;
            /** @description Seconds watched (ENT-026). */
            watchProgress?: number | null;
            eventSchedule?: components["schemas"]["EventSchedule"] | null;
            programmingInfo?: components["schemas"]["ProgrammingInfo"] | null;
            bout?: components["schemas"]["Bout"] | null;
            /** @description The licences that include this content. */
            licences?: components["schemas"]["Licence"][] | null;
            /** @description Licences that this viewer may buy (PLY-028). */
            availableLicences?: components["schemas"]["Licence"][] | null;
            /**
             * @description PLY-032.
             * @enum {string|null}
             */
            onlinePlayback?: "AVAILABLE" | "NOT_AVAILABLE" | null;
            /** @description Present only if the platform includes them here. */
            streams?: components["schemas"]["Stream"][] | null;
            skipMarkers?: components["schemas"]["SkipMarker"][] | null;
            watermark?: components["schemas"]["Watermark"] | null;
            credits?: components["schemas"]["Credit"][] | null;
        };
        Credit: {
            name: string;
            role: string;
        };
        /** @description The previous and next videos of a video (PLY-060). */
        AdjacentVods: {
            precedingVods?: components["schemas"]["ContentCard"][] | null;
            followingVods?: components["schemas"]["ContentCard"][] | null;
        };
        /** @description A page of channels with their programmes in the requested interval (API-056). */
        ProgrammeGuide: {
            channels: components["schemas"]["GuideChannel"][];
            paging: components["schemas"]["Paging"];
            /** @description Total number of channels, for the height of the grid. */
            totalResults?: number | null;
        };
        /** @description A channel of the guide. */
        GuideChannel: {
            id: string;
            name: string;
            /** @description Channel number. */
            number?: number | null;
            description?: string | null;
            /** Format: uri */
            channelLogoUrl?: string | null;
            /** @description The id of the live event that plays the channel. Absent: the channel cannot be watched on this site. */
            eventId?: string | null;
            accessLevel?: components["schemas"]["AccessLevel"] | null;
            currentProgramPlaybackStatus?: components["schemas"]["PlaybackStatus"] | null;
            epgPlaybackContentStatus?: components["schemas"]["PlaybackStatus"] | null;
            /** @description Ordered by start, without overlaps; gaps are possible. The first may begin before the requested interval, the last may end after it. */
            programmes: components["schemas"]["Programme"][];
        };
        /**
         * @description Settings of a channel that override the realm's settings of the same name (ENT-024). Absent: the realm's setting applies.
         * @enum {string}
         */
        PlaybackStatus: "ENABLED" | "DISABLED";
        /** @description A message of a message channel; channel states which one (API-058). */
        ChannelMessage: components["schemas"]["LiveEventMessage"] | components["schemas"]["NowPlayingMessage"] | components["schemas"]["RoomMessage"];
        /** @description An event has started, changed or ended (LIV-027, PLY-082, PLY-095). */
        LiveEventMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            channel: "live-events";
            /**
             * @description Merge by eventId; STARTED with an unknown id is a new event (LIV-027).
             * @enum {string}
             */
            type: "STARTED" | "CHANGED" | "ENDED";
            eventId: string;
            /** @description The event as in readLiveEvents. Always present for STARTED and CHANGED. */
            event?: components["schemas"]["LiveEventCard"] | null;
            /** @description The platform's time of sending. Epoch milliseconds. */
            sentAt: number;
        };
        /** @description A programme has begun or ended on a channel (LIV-026). */
        NowPlayingMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            channel: "now-playing";
            /** @constant */
            type: "NOW_PLAYING";
            /** @description The channel of the guide. */
            channelId: string;
            /** @description The id of the live event that plays the channel. */
            eventId?: string | null;
            programmingInfo: components["schemas"]["ProgrammingInfo"];
            /** @description The platform's time of sending. Epoch milliseconds. */
            sentAt: number;
        };
        /** @description The state of a room: sent to a member who joins, and to all members when it changes. Each message contains the whole state, so a missed message does no harm (MUL-012). */
        RoomMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            channel: "room";
            /** @constant */
            type: "ROOM";
            roomId: string;
            eventId: string;
            /** @description The member whose playback the others follow: the one who joined first. */
            host: string;
            /** @description In the order of joining. */
            members: components["schemas"]["RoomMember"][];
            /** @description The playback that the host reported last. Absent: none yet. */
            playback?: components["schemas"]["RoomPlayback"] | null;
            /** @description The platform's time of sending. Epoch milliseconds. */
            sentAt: number;
        };
        /** @description MUL-012. */
        NewRoom: {
            /** @description The id of the live event. */
            eventId: string;
        };
        /** @description MUL-012. */
        Room: {
            /** @description As hard to guess as a session id: whoever knows it can join. */
            id: string;
            eventId: string;
        };
        /** @description MUL-012. */
        RoomBeat: {
            member: string;
            playback?: components["schemas"]["RoomPlayback"];
        };
        /** @description The host's playback at a point in time, from which the current position is calculated. */
        RoomPlayback: {
            /** @description False while paused or buffering. */
            moving: boolean;
            /** @description It does not move only because the host's player is loading: a member who becomes the host plays on. Sent to the members unchanged. */
            buffering?: boolean | null;
            /** @description Capture time of the frame, by the clock of the stream. Epoch milliseconds. */
            moment: number;
            /** @description Display time of the frame, by the platform's clock. Epoch milliseconds. */
            at: number;
        };
        /** @description MUL-012. */
        RoomClock: {
            /** @description The platform's time of answering. Epoch milliseconds. */
            now: number;
        };
        /** @description A browser in a room. */
        RoomMember: {
            /** @description The id that the browser chose when it opened the channel. */
            member: string;
            /** @description Display name of the viewer; never an e-mail address. */
            name: string | null;
        };
        /** @description A series and a page of its seasons (API-053). */
        Series: {
            id: string;
            title: string;
            type?: components["schemas"]["ContentType"] | null;
            description?: string | null;
            /** @description One line under the title. */
            tagline?: string | null;
            /**
             * Format: uri
             * @description The still.
             */
            thumbnailUrl?: string | null;
            /**
             * Format: uri
             * @description Portrait image, 2:3.
             */
            posterUrl?: string | null;
            /**
             * Format: uri
             * @description Landscape image for the top of a page.
             */
            heroUrl?: string | null;
            genres?: string[] | null;
            /** @description The number of the first season. */
            year?: number | null;
            countryOfOrigin?: string | null;
            credits?: components["schemas"]["Credit"][] | null;
            trailers?: components["schemas"]["Trailer"][] | null;
            /** @description Total number of seasons. */
            seasonCount?: number | null;
            /** @description In order, including seasons without episodes (CAT-035). */
            seasons: components["schemas"]["SeasonSummary"][];
            paging: components["schemas"]["Paging"];
            socialSharingDetail?: components["schemas"]["SocialSharingDetail"] | null;
        };
        /** @description An entry of a season switcher (ENT-017). */
        SeasonSummary: {
            id: string;
            title: string;
            seasonNumber?: number | null;
            /** @description 0: the entry is not shown. */
            episodeCount?: number | null;
            description?: string | null;
            /**
             * Format: uri
             * @description The still.
             */
            thumbnailUrl?: string | null;
            /**
             * Format: uri
             * @description Portrait image, 2:3.
             */
            posterUrl?: string | null;
        };
        /** @description The seasons before and after a season, each list in order (API-052). */
        AdjacentSeasons: {
            /** @description The last one is adjacent. */
            precedingSeasons?: components["schemas"]["SeasonSummary"][] | null;
            /** @description The first one is adjacent. */
            followingSeasons?: components["schemas"]["SeasonSummary"][] | null;
        };
        /** @description A season and a page of its episodes (API-050). */
        Season: {
            id: string;
            title: string;
            description?: string | null;
            seasonNumber?: number | null;
            /** @description Total number of episodes. */
            episodeCount?: number | null;
            /**
             * Format: uri
             * @description The still.
             */
            thumbnailUrl?: string | null;
            /**
             * Format: uri
             * @description Portrait image, 2:3.
             */
            posterUrl?: string | null;
            /**
             * Format: uri
             * @description Landscape image for the top of a page.
             */
            heroUrl?: string | null;
            series?: components["schemas"]["SeriesReference"] | null;
            /** @description In order. */
            episodes: components["schemas"]["ContentCard"][];
            paging: components["schemas"]["Paging"];
            socialSharingDetail?: components["schemas"]["SocialSharingDetail"] | null;
        };
        /** @description A page of cards. */
        VodPage: {
            vods: components["schemas"]["ContentCard"][];
            /** @description From 1. */
            page?: number | null;
            totalPages: number;
            totalResults?: number | null;
        };
        /** @description A playlist and a page of its videos (API-051). */
        Playlist: {
            id: string;
            title: string;
            description?: string | null;
            type?: components["schemas"]["ContentType"] | null;
            /**
             * @description WCH-035. Absent: playlist.
             * @enum {string|null}
             */
            playlistType?: "playlist" | "season" | null;
            /**
             * Format: uri
             * @description The still.
             */
            thumbnailUrl?: string | null;
            /**
             * Format: uri
             * @description Portrait image, 2:3.
             */
            posterUrl?: string | null;
            /**
             * Format: uri
             * @description Landscape image for the top of a page.
             */
            heroUrl?: string | null;
            videos: components["schemas"]["VodPage"];
            socialSharingDetail?: components["schemas"]["SocialSharingDetail"] | null;
        };
        /** @description How shared links are built (CAT-025, CAT-070). */
        SocialSharingDetail: {
            /** @description A URL with the placeholder {path} for the content's path. */
            universalLink?: string | null;
            /** @description Appended to the query of the link (ANA-008). */
            trackingConfiguration?: components["schemas"]["TrackingParameter"][] | null;
        };
        TrackingParameter: {
            name: string;
            value: string;
        };
        /** @description A page of search results (CAT-044). */
        ContentSearch: {
            results: components["schemas"]["ContentCard"][];
            /** @description From 1. */
            page?: number | null;
            totalPages?: number | null;
            totalResults: number;
            /** @description Counted over the results of the query and the other facets (CAT-059). */
            facets?: components["schemas"]["Facet"][] | null;
            sortOptions?: components["schemas"]["SortOption"][] | null;
            tabs?: components["schemas"]["ListTab"][] | null;
        };
        /** @description A page of the grid (HOM-098). */
        ContentGrid: {
            title?: string | null;
            results: components["schemas"]["ContentCard"][];
            /** @description From 1. */
            page?: number | null;
            totalPages?: number | null;
            totalResults: number;
            /** @description Counted over the results of the query and the other facets (CAT-059). */
            facets?: components["schemas"]["Facet"][] | null;
            sortOptions?: components["schemas"]["SortOption"][] | null;
            tabs?: components["schemas"]["ListTab"][] | null;
        };
        /** @description A filter of a list: options of one facet are alternatives, several facets are combined (CAT-059). */
        Facet: {
            name: string;
            /** @description Absent: the name. */
            label?: string | null;
            options: components["schemas"]["FacetOption"][];
        };
        FacetOption: {
            value: string;
            /** @description Absent: the value. */
            label?: string | null;
            /** @description Number of results. */
            count?: number | null;
            /** @description Selected by the viewer, or marked by the platform (CAT-056). */
            active?: boolean | null;
        };
        /** @description An order in which a list can be sorted. */
        SortOption: {
            /** @description relevance, newest, title, or a value of the platform. */
            value: string;
            label?: string | null;
            active?: boolean | null;
        };
        /** @description A tab of a list (CAT-060). */
        ListTab: {
            name: string;
            label?: string | null;
            count?: number | null;
            active?: boolean | null;
        };
        /** @description CAT-065. */
        ReviewBody: {
            rating: number;
            text: string;
        };
        /** @description A stored review. */
        Review: {
            id: string;
            rating: number;
            text: string;
            author?: string | null;
            /** @description Epoch milliseconds. */
            createdAt?: number | null;
        };
        /** @description A watchlist and a page of its content (WCH-001). */
        Watchlist: {
            watchlistExternalId: string;
            ownerExternalId: string;
            name: string;
            /**
             * @description WCH-002. Absent: shared.
             * @enum {string|null}
             */
            ownership?: "owned" | "shared" | null;
            /** @description Up to five items; the first four form the cover (WCH-003). */
            thumbnails?: string[] | null;
            /** @description Path of the watchlist on the site (WCH-040). */
            shareablePath?: string | null;
            saved?: boolean | null;
            content: components["schemas"]["ContentCard"][];
            pagingInfo: components["schemas"]["Paging"];
        };
        /** @description The id of a new watchlist (WCH-008). */
        CreatedWatchlist: {
            id: string;
        };
        /** @description Contents to add, or all in their new order (WCH-013, WCH-014). */
        WatchlistEntries: {
            content: components["schemas"]["WatchlistEntry"][];
        };
        /** @description Id and kind of a content. */
        WatchlistEntry: {
            id: string;
            contentType: components["schemas"]["WatchlistEntryType"];
        };
        /**
         * @description The kind of an entry of a watchlist (WCH-034 to WCH-036).
         * @enum {string}
         */
        WatchlistEntryType: "vod" | "vod-season" | "series" | "playlist";
        /** @description The name of a watchlist. */
        WatchlistName: {
            /** @description At most 60 characters; a longer one is refused with `watchlistNameTooLong` (WCH-030). */
            name: string;
        };
        /** @description A page of the viewer's watchlists (WCH-007). */
        WatchlistPage: {
            watchlists: components["schemas"]["WatchlistSummary"][];
            pagingInfo: components["schemas"]["Paging"];
        };
        /** @description A watchlist as listed (WCH-001). */
        WatchlistSummary: {
            watchlistExternalId: string;
            ownerExternalId: string;
            name: string;
            /**
             * @description WCH-002. Absent: shared.
             * @enum {string|null}
             */
            ownership?: "owned" | "shared" | null;
            /** @description Up to five items; the first four form the cover (WCH-003). */
            thumbnails?: string[] | null;
            /** @description Path of the watchlist on the site (WCH-040). */
            shareablePath?: string | null;
            saved?: boolean | null;
        };
        /** @description A fighter as listed. */
        FighterSummary: {
            id: string;
            name: string;
            alias?: string | null;
            /** @description The letter of the A to Z list. */
            letter?: string | null;
            /** Format: uri */
            portraitUrl?: string | null;
            country?: string | null;
            /** @description ENT-014; an unknown value is shown unchanged (CAT-079). */
            weightClass?: string | null;
            record?: components["schemas"]["FightRecord"] | null;
            /** @description 0 is the champion; absent: not ranked. */
            rank?: number | null;
        };
        FightRecord: {
            wins: number;
            losses: number;
            draws: number;
            /** @description Number of wins by this method. */
            knockouts?: number | null;
        };
        /** @description A page of fighters (CAT-080). */
        FighterList: {
            fighters: components["schemas"]["FighterSummary"][];
            /** @description The letters that have fighters, regardless of the filters of this page (CAT-077). */
            letters?: string[] | null;
            /** @description The weight classes that have fighters. */
            weightClasses?: string[] | null;
            /** @description From 1. */
            page?: number | null;
            totalPages: number;
            totalResults?: number | null;
        };
        /** @description A fighter's page (CAT-081). */
        Fighter: {
            id: string;
            name: string;
            alias?: string | null;
            /** @description The letter of the A to Z list. */
            letter?: string | null;
            /** Format: uri */
            portraitUrl?: string | null;
            country?: string | null;
            /** @description ENT-014. */
            weightClass?: string | null;
            record?: components["schemas"]["FightRecord"] | null;
            /** @description 0 is the champion; absent: not ranked. */
            rank?: number | null;
            biography?: string | null;
            measures?: components["schemas"]["FighterMeasures"] | null;
            /** @description Newest first. */
            fightHistory?: components["schemas"]["Fight"][] | null;
            relatedVideos?: components["schemas"]["ContentCard"][] | null;
        };
        FighterMeasures: {
            age?: number | null;
            heightCm?: number | null;
            reachCm?: number | null;
            stance?: string | null;
        };
        /** @description A past fight, from one fighter's perspective. */
        Fight: {
            opponent: components["schemas"]["FightOpponent"];
            /** @enum {string} */
            outcome: "WIN" | "LOSS" | "DRAW" | "NO_CONTEST";
            /** @description ENT-013; an unknown value is shown unchanged. */
            method?: string | null;
            round?: number | null;
            /** @description Epoch milliseconds. */
            date?: number | null;
            venue?: string | null;
            /** @description The video of the fight. */
            videoId?: string | null;
        };
        FightOpponent: {
            /** @description Absent: the opponent has no page. */
            id?: string | null;
            name: string;
            /** Format: uri */
            portraitUrl?: string | null;
            country?: string | null;
        };
        /** @description CAT-075. */
        Rankings: {
            rankings: components["schemas"]["WeightClassRanking"][];
        };
        /** @description A weight class, ordered from the champion down. */
        WeightClassRanking: {
            /** @description ENT-014. */
            weightClass: string;
            /** @description Title of the champion. */
            title?: string | null;
            entries: components["schemas"]["RankingEntry"][];
        };
        RankingEntry: {
            /** @description 0 is the champion. */
            rank: number;
            /** @description Places gained since the last ranking; negative if lost. */
            change?: number | null;
            fighter: components["schemas"]["FighterSummary"];
        };
        /** @description A page of a feed (CAT-083). */
        NewsFeed: {
            feedName: string;
            title?: string | null;
            items: components["schemas"]["NewsSummary"][];
            /** @description From 1. */
            page?: number | null;
            totalPages: number;
            totalResults?: number | null;
        };
        /** @description A news item as listed. */
        NewsSummary: {
            id: string;
            feedName?: string | null;
            title: string;
            summary?: string | null;
            /**
             * Format: uri
             * @description 3:2.
             */
            imageUrl?: string | null;
            category?: string | null;
            author?: string | null;
            /** @description Epoch milliseconds. */
            publishedAt?: number | null;
        };
        /** @description A news item (CAT-083). */
        NewsItem: {
            id: string;
            feedName?: string | null;
            title: string;
            summary?: string | null;
            /**
             * Format: uri
             * @description 3:2.
             */
            imageUrl?: string | null;
            category?: string | null;
            author?: string | null;
            /** @description Epoch milliseconds. */
            publishedAt?: number | null;
            /** @description Untrusted HTML: sanitize it before rendering. */
            body: string;
            related?: components["schemas"]["NewsSummary"][] | null;
        };
        /** @description How to play a content (PLY-050). */
        PlaybackManifest: {
            id?: string | null;
            streams: components["schemas"]["Stream"][];
            annotations?: components["schemas"]["Annotations"] | null;
            skipMarkers?: components["schemas"]["SkipMarker"][] | null;
            watermark?: components["schemas"]["Watermark"] | null;
            /** @description Replaces dw=10 in the stream URL, unchanged (PLY-069). */
            dvrWindow?: string | null;
            /** @description The ads require a verification nonce (PLY-068). */
            nonceRequired?: boolean | null;
        };
        /** @description The URL from which the v4 stream call fetches the streams (PLY-052, PLY-058). */
        StreamLocation: {
            /**
             * Format: uri
             * @description A plain GET returns a PlaybackManifest.
             */
            playbackUrl: string;
        };
        /** @description PLY-064. */
        Stream: {
            /** @description HLS, DASH or another format. */
            protocol: string;
            /** Format: uri */
            url: string;
            mimeType?: string | null;
            subtitles?: components["schemas"]["Subtitle"][] | null;
            drm?: components["schemas"]["Drm"] | null;
            adUnits?: components["schemas"]["AdUnit"][] | null;
        };
        /** @description PLY-067. */
        Subtitle: {
            /** @description vtt or another format. */
            format: string;
            /** @description BCP 47. */
            language: string;
            /** Format: uri */
            url: string;
            label?: string | null;
        };
        /** @description PLY-066. */
        Drm: {
            /** @description Sent as bearer token with the DRM licence request. */
            jwtToken: string;
            /**
             * Format: uri
             * @description URL of the DRM licence server.
             */
            url: string;
            /** @description CENC, CBCS. */
            encryptionMode?: string | null;
            /** @description org.w3.clearkey, com.widevine.alpha, com.microsoft.playready, com.apple.fps. */
            keySystems: string[];
        };
        /** @description PLY-068. */
        AdUnit: {
            /**
             * Format: uri
             * @description URL of a VAST document.
             */
            adTagUrl: string;
            /** @description Position in the timeline at which a unit of type MID is played. */
            offsetMs?: number | null;
            /** @description PRE, MID, POST. */
            type?: string | null;
        };
        /** @description Sent to ad servers, so that advertisers can verify that an ad was seen (PLY-063). */
        AdNonce: {
            nonce: string;
        };
        /** @description Two subtitle files (PLY-072). */
        Annotations: {
            /**
             * Format: uri
             * @description VTT.
             */
            chaptersUrl?: string | null;
            /**
             * Format: uri
             * @description VTT.
             */
            thumbnailsUrl?: string | null;
        };
        /** @description PLY-070. */
        SkipMarker: {
            /** @description INTRO, RECAP, CREDITS. */
            type: string;
            startTimeMs: number;
            stopTimeMs: number;
        };
        /** @description PLY-071. */
        Watermark: {
            /** Format: uri */
            imageUrl: string;
            /** @enum {string} */
            position: "TOP_LEFT" | "TOP_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_RIGHT";
        };
        /** @description A licence that can be bought (LIC-001). */
        Licence: {
            id: string;
            name: string;
            description?: string | null;
            /** @description The id of its family. */
            family?: string | null;
            /** @description A larger number is a higher tier (LIC-054). */
            rank?: number | null;
            /**
             * @description LIC-003.
             * @enum {string|null}
             */
            type?: "STANDARD" | "FREE" | null;
            purchaseStrategy: components["schemas"]["PurchaseStrategy"];
            /** @description CONFIRM_PAYMENT or another action (LIC-019). */
            activationStrategy?: string | null;
            trialDetails?: components["schemas"]["TrialDetails"] | null;
            /** @description The headline price's period (LIC-027). */
            defaultMarketingPricePeriod?: string | null;
            /** @description The buy button's label (LIC-022). */
            cta?: string | null;
            /** @description What the button does instead of opening the basket. */
            ctaControl?: string | null;
            sku?: string | null;
            amounts?: components["schemas"]["LicenceAmount"][] | null;
            discounts?: components["schemas"]["Discount"][] | null;
            /** @description The viewer's ownership of the licence. */
            status?: components["schemas"]["LicenceStatus"] | null;
        };
        /** @description LIC-002. */
        PurchaseStrategy: {
            /** @enum {string} */
            type: "SUBSCRIPTION" | "FIXED_DATE" | "PAY_PER_VIEW";
            /** @description ISO 8601, one unit (LIC-046). */
            subscriptionPeriod?: string | null;
            /** @description End of a FIXED_DATE licence. Epoch milliseconds. */
            expiryTimestamp?: number | null;
            /** @description Sold by a third party (LIC-024). */
            externalAuthProviderDetails?: {
                name: string;
                /** Format: uri */
                acquisitionUrl: string;
            } | null;
        };
        TrialDetails: {
            /** @description Length of the trial. */
            duration?: string | null;
            /** @description Whether this viewer is still eligible. */
            available?: boolean | null;
        };
        /** @description A price (LIC-004); shown as amount / 10^scale. */
        LicenceAmount: {
            id: string;
            sku: string;
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            scale: number;
            default: boolean;
            local: boolean;
            taxInclusive?: boolean | null;
            periodAmounts?: {
                period: string;
                amount: number;
            }[] | null;
        };
        /** @description LIC-060. */
        Discount: {
            /** @enum {string} */
            type: "PERCENTAGE" | "AMOUNT";
            percentage?: number | null;
            /** @description In the scale of the price. */
            amount?: number | null;
            /**
             * @description LIC-061.
             * @enum {string}
             */
            state: "ACTIVE" | "UPCOMING" | "EXPIRED";
            lifeTimeRepeat?: boolean | null;
        };
        /** @description LIC-010. */
        LicenceStatus: {
            /**
             * @description LIC-011.
             * @enum {string}
             */
            status: "ACTIVE" | "INACTIVE" | "TRIAL_ACTIVE" | "EXPIRED" | "SWITCH_TO";
            /** @description AUTO_RENEWING, UNKNOWN_RENEWING or another state (LIC-012). */
            autoRenewingStatus?: string | null;
            /** @description End, or next renewal. Epoch milliseconds. */
            expiryTimestamp?: number | null;
            /** @description PAUSED, NOT_ALLOWED or another state (LIC-013). */
            pauseState?: string | null;
            /** @description End of the pause. Epoch milliseconds. */
            pausedUntil?: number | null;
            subscriptionPendingActions?: components["schemas"]["SubscriptionPendingAction"][] | null;
            licencePayment?: components["schemas"]["LicencePayment"] | null;
            priceMigration?: components["schemas"]["PriceMigration"] | null;
        };
        /** @description LIC-014. */
        SubscriptionPendingAction: {
            /** @description CONFIRMED_PAYMENT_REQUIRED, REFRESH_PAYMENT_DETAILS, PAUSE, RESUME. */
            action: string;
            /** @description Time of the action. Epoch milliseconds. */
            requestedAt?: number | null;
            /** @description Deadline. Epoch milliseconds. */
            actionDueBy?: number | null;
        };
        /** @description LIC-016. */
        LicencePayment: {
            /** @description CONFIRMED, UNCONFIRMED. */
            paymentEventType?: string | null;
            /** @description Time of purchase. Epoch milliseconds. */
            purchaseTimestamp?: number | null;
            /** @description End. Epoch milliseconds. */
            expiryTimestamp?: number | null;
            paymentProviderInfo?: {
                /** @description False: an external store manages the licence (LIC-057). */
                managed: boolean;
            } | null;
            cardId?: string | null;
            purchaseId?: string | null;
        };
        LicenceList: {
            licences: components["schemas"]["Licence"][];
        };
        /** @description A family of licences that replace each other (LIC-007). */
        LicenceFamily: {
            id: string;
            name?: string | null;
            licences: components["schemas"]["Licence"][];
        };
        /** @description LIC-071. */
        LicenceFamilies: {
            families: components["schemas"]["LicenceFamily"][];
            /** @description Licences that belong to no family. */
            licences: components["schemas"]["Licence"][];
        };
        /** @description What the viewer is about to pay: items, totals, and the methods that can pay them (PAY-001). */
        Basket: {
            id: string;
            basketItems: components["schemas"]["BasketItem"][];
            vouchers: components["schemas"]["BasketVoucher"][];
            /** @description The payment methods of this basket, in display order. */
            providers: components["schemas"]["BasketPaymentProvider"][];
            currency: string;
            /** @description Amounts are divided by 10^scale. */
            scale: number;
            /** @description Before discounts. */
            total: number;
            tax: number;
            /** @description The amount due now. */
            discountedTotal: number;
            discountedTax: number;
            taxInclusive?: boolean | null;
            billingDetailsRequired?: boolean | null;
            /** @description Saved details of an earlier payment, which the platform can charge again (PAY-004). */
            primaryPaymentDetails?: components["schemas"]["PrimaryPaymentDetails"] | null;
            missingFields?: components["schemas"]["MissingField"][] | null;
            /** @description A provider has accepted a payment of this basket that the platform has not completed: pay with these details, not with new ones. */
            securedPayment?: components["schemas"]["SecuredPayment"] | null;
            /** @description The recipient of a gift (GFT-011). */
            recipient?: components["schemas"]["GiftRecipient"] | null;
            /** @description Opaque. It changes whenever content, price, currency or recipient change, and after the basket has been paid; a version is never used again for the account. */
            version?: string | null;
            /** @description The platform supports Idempotency-Key on every call that pays this basket: a site may repeat such a call after a lost answer without charging twice. */
            idempotentPayments?: boolean | null;
        };
        /** @description PAY-002. */
        BasketItem: {
            sku: string;
            licenceId: string;
            name: string;
            /** @description In the basket's currency and scale. */
            amount: number;
            subscriptionSetting?: {
                subscriptionPeriod?: string | null;
                /** @enum {string} */
                subscriptionType: "SUBSCRIPTION" | "FIXED_DATE" | "PAY_PER_VIEW";
                trialPeriodDuration?: string | null;
            } | null;
        };
        /** @description PAY-004. */
        PrimaryPaymentDetails: {
            /** @description The value to send with the pay call. */
            paymentDetailsExternalId: string;
            /** @description The provider of the details. */
            targetPaymentProvider: string;
            paymentMethodType?: string | null;
            /** @description The provider's description of the method; for a card, its brand and last digits. */
            paymentMethodDetails: {
                type?: string | null;
                /** @description visa, mastercard, amex, … */
                brand?: string | null;
                last4?: string | null;
            } & {
                [key: string]: unknown;
            };
        };
        /** @description PAY-003. */
        BasketVoucher: {
            code: string;
            name: string;
            /** @description The amount of the discount. */
            discount?: number | null;
        };
        /** @description A payment method of a basket (PAY-005). */
        BasketPaymentProvider: {
            /** @description The providerId of this entry. */
            id: string;
            /** @description The name of the integration: stripe, zero-balance, … */
            name: string;
            /**
             * @description none: nothing to enter.
             * @enum {string}
             */
            kind: "form" | "native" | "browser" | "none";
            paymentMethodTypes?: string[] | null;
            /** @description Present if the integration has one. */
            publishableKey?: string | null;
            /** @description Vouchers can be entered (PAY-025). */
            hasVouchers?: boolean | null;
            consents?: components["schemas"]["PaymentConsent"][] | null;
        };
        /** @description PAY-006, PAY-024. */
        PaymentConsent: {
            fieldName: string;
            /** @enum {string} */
            kind: "checkbox" | "text";
            text: string;
            required?: boolean | null;
        };
        /** @description PAY-033. */
        PayBasket: {
            paymentArrangement: {
                primaryPaymentDetailsAttributes: components["schemas"]["PaymentDetailsAttributes"];
                consent?: components["schemas"]["ConsentAnswer"][];
            };
            expected?: components["schemas"]["ExpectedBasket"];
        };
        /** @description The terms that the viewer has confirmed; sent when the basket has a `version` or `idempotentPayments`. If any of them differs at the time of charging, nothing is charged and the answer is 409 `basketChanged` with the current basket. */
        ExpectedBasket: {
            /** @description The basket's discountedTotal. */
            total: number;
            currency: string;
            basketVersion?: string;
        };
        PaymentDetailsAttributes: {
            /** @description The provider's id of the payment, such as a payment intent. */
            paymentDetailsExternalId?: string | null;
            /** @description The provider's name. */
            targetPaymentProvider: string;
            paymentMethodType?: string | null;
        };
        PaymentResult: {
            /**
             * @description COMPLETED: paid; the purchase belongs to the viewer, now or shortly. PENDING: the provider has not confirmed yet. CHALLENGE: the bank of a saved card requires authentication by the viewer. Nothing is charged; the pay call is then repeated with a new key and the result of the authentication. A site treats any other value as an unknown outcome.
             * @enum {string}
             */
            status: "COMPLETED" | "PENDING" | "CHALLENGE";
            /** @description With CHALLENGE: the payment that the provider's script authenticates, in the form of an answer of payment-method/init. */
            challenge?: components["schemas"]["PaymentMethodSetup"] | null;
            purchaseId: string;
            /** @description The licence that the viewer now holds. */
            licences: components["schemas"]["Licence"][];
            /** @description PAY-004. */
            primaryPaymentDetails?: {
                /** @description The provider's description of the method. */
                paymentMethodDetails: {
                    [key: string]: unknown;
                };
            } | null;
        };
        /** @description PAY-038. */
        PaymentMethodInit: {
            targetPaymentProvider: string;
            /** @description The id in the basket's providers. */
            paymentProviderId?: string;
            paymentMethodType?: string;
            /** @description The sku to buy. Absent: the current basket. */
            sku?: string;
            /** @description The basket, if the viewer has a second one such as a gift's (GFT-017). Absent: the viewer's own basket. */
            basketId?: string;
            /**
             * Format: uri
             * @description The return URL of a redirect (PAY-050).
             */
            returnUrl?: string;
            /** @description The terms that the viewer has confirmed. For payments that end on a third party's page: the platform completes the purchase when the money arrives, whether or not the viewer returns. */
            terms?: {
                acknowledgeNoFreeTrial?: boolean;
                consent?: components["schemas"]["ConsentAnswer"][];
            };
        };
        /** @description A payment that the platform has prepared for a provider's script. */
        PaymentMethodSetup: {
            targetPaymentProvider: string;
            publishableKey?: string | null;
            /** @description For the provider's script: the secret of a payment, the data of a session, or a client token. */
            clientSecret?: string | null;
            /** @description For providers whose secret belongs to a session. */
            sessionId?: string | null;
            /** @description The value to send with the pay call. */
            paymentDetailsExternalId?: string | null;
            /**
             * @description payment: charge now. setup: save the method for later, as for a trial.
             * @enum {string|null}
             */
            intentKind?: "payment" | "setup" | null;
            /**
             * Format: uri
             * @description For providers that redirect to another site.
             */
            redirectUrl?: string | null;
            /** @description With a challenge, for providers whose script processes the action of their server: the action, unchanged. */
            action?: ({
                type: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description With a challenge: the first digits of the saved card, which identify its bank. */
            bin?: string | null;
            /** @description The viewer's country as two letters, for providers whose script needs it. */
            countryCode?: string | null;
        };
        /** @description The provider's return parameters (PAY-039). */
        PaymentMethodReturn: {
            targetPaymentProvider: string;
            paymentProviderId?: string;
            paymentMethodType?: string;
            paymentDetailsExternalId?: string;
            /** @description Unchanged from the URL, such as redirect_status and payment_intent; after a challenge, the values that the provider's script returned for its server, such as threeDSResult. */
            parameters?: {
                [key: string]: string;
            };
        };
        PaymentMethodVerdict: {
            /** @enum {string} */
            status: "succeeded" | "pending" | "failed";
            /** @description Why the payment failed: a card code or a code of the provider. */
            code?: string | null;
            paymentDetailsExternalId?: string | null;
            /** @description The purchase is complete: nothing is left to pay. */
            completed?: boolean | null;
            /** @description The basket that the payment was begun for. Without it, the return of one gift's payment is taken for that of the gift in the tab where it is opened. */
            basketId?: string | null;
            messages?: string[] | null;
        };
        /** @description The state of a payment that was started with a provider (PAY-051, PAY-054). */
        Payment: {
            /** @description Its paymentDetailsExternalId. */
            id: string;
            targetPaymentProvider: string;
            paymentMethodType: string;
            /**
             * @description requires_action: the viewer must act. pending: the provider has not reported the outcome yet. failed, canceled and expired: nothing is charged.
             * @enum {string}
             */
            status: "requires_action" | "pending" | "succeeded" | "failed" | "canceled" | "expired";
            /** @description The viewer owns what the payment is for. Until then, a payment that succeeded requires the pay call. */
            completed: boolean;
            /** @description The sku that is paid for. */
            name?: string | null;
            amount?: number | null;
            currency?: string | null;
            /** @description The amount is divided by 10^scale. */
            scale?: number | null;
            /** @description A code that the viewer scans or pastes in a banking app, such as a Pix code. */
            code?: string | null;
            /** @description Expiry of the payment, by the platform's clock. */
            secondsLeft?: number | null;
            /**
             * Format: uri
             * @description The URL where the viewer continues the payment.
             */
            authorisationUrl?: string | null;
            messages?: string[] | null;
        };
        /** @description PAY-037. */
        VoucherRedemption: {
            voucherCode: string;
            licenceId: string;
        };
        /** @description A gift that can be bought (GFT-010). */
        GiftProduct: {
            /** @description The giftId of its page. */
            id: string;
            sku: string;
            name: string;
            description?: string | null;
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            scale: number;
            /** @description Duration of the gift after it is redeemed. ISO 8601, one unit. */
            period?: string | null;
            imageUrl?: string | null;
        };
        GiftProducts: {
            products: components["schemas"]["GiftProduct"][];
        };
        /** @description The recipient of a gift and the time of delivery (GFT-011). */
        GiftRecipient: {
            name: string;
            /** Format: email */
            email: string;
            message?: string | null;
            /** @description Delivery time of the mail. Absent: as soon as it is paid. Epoch milliseconds. */
            deliverAt?: number | null;
        };
        GiftOrder: {
            sku: string;
            recipient: components["schemas"]["GiftRecipient"];
        };
        /** @description PRICE: the price differs from when the gift was chosen. REMOVED: it is no longer sold (GFT-013). */
        BasketChange: {
            /** @enum {string} */
            kind: "PRICE" | "REMOVED";
            sku: string;
            name: string;
            /** @description In the basket's currency and scale. */
            before?: number | null;
            after?: number | null;
        };
        BasketChanges: {
            changes: components["schemas"]["BasketChange"][];
        };
        GiftPaymentResult: {
            /** @enum {string} */
            status: "COMPLETED" | "PENDING";
            purchaseId: string;
        };
        /** @description GFT-015. */
        GuestCheckoutPrincipal: {
            /** Format: email */
            email: string;
        };
        /** @description GFT-016. */
        GiftRedemption: {
            redeemCode: string;
        };
        /** @description The licence that the viewer now holds. */
        RedeemedGift: {
            name: string;
            /** @description End. Epoch milliseconds. */
            expiryTimestamp?: number | null;
        };
        SecuredPayment: {
            /** @description The id in the basket's providers. */
            paymentProviderId: string;
            targetPaymentProvider: string;
            paymentMethodType?: string | null;
            /** @description The value to send with the pay call. */
            paymentDetailsExternalId: string;
        };
        /** @description A page of payments (ACC-017). */
        PaymentHistory: {
            items: components["schemas"]["PaymentRecord"][];
            page: number;
            totalPages: number;
        };
        /** @description A payment, refund or refused payment of a viewer (ACC-010). */
        PaymentRecord: {
            id: string;
            /** @description What was paid for, in the viewer's language. */
            name: string;
            /** @description Epoch milliseconds. */
            date: number;
            /** @description Text for the viewer, in the viewer's language. */
            description?: string | null;
            transactionDetails?: components["schemas"]["TransactionDetails"] | null;
            /** @description PAID, PENDING, FAILED, REFUNDED, CANCELLED, OPEN or a value unknown to the site. */
            status?: string | null;
            /** @description The URL of the document; empty if there is none (ACC-019). */
            pdf?: string | null;
            /** @description The names of ACC-011 to ACC-015 in upper snake case, such as TRIAL_INVOICE, LICENCE_UPGRADE, PAID_ORDER; other values are possible (ACC-016). */
            itemType: string;
            skus?: string[] | null;
        };
        /** @description Amount and payment method. */
        TransactionDetails: {
            /** @description In the smallest unit of the scale; negative for refunds. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            scale: number;
            cardType?: string | null;
            last4Digits?: string | null;
        };
        /** @description Field name to value (FRM-010); country is ISO 3166 alpha-2. */
        Address: {
            [key: string]: string;
        };
        /** @description The contact consents of a viewer. */
        MarketingPreferences: {
            preferences: components["schemas"]["MarketingPreference"][];
        };
        /** @description ACC-026. */
        MarketingPreference: {
            fieldName: string;
            /** @description checkbox: a question. information: a text without an answer. */
            fieldType?: string | null;
            /** @description In the viewer's language. */
            text: string;
            /** @description null: not answered yet. */
            answer?: boolean | null;
            /** @description The value that applies until there is an answer. */
            defaultValue?: boolean | null;
            required?: boolean | null;
        };
        /** @description The answers of a viewer. */
        MarketingAnswers: {
            answers: {
                fieldName: string;
                answer: boolean;
            }[];
        };
        /** @description ACC-033. */
        PasswordChange: {
            current: string;
            /** @description The new password. */
            secret: string;
            /** @description The sign-in provider that the password belongs to. */
            provider: string;
        };
        /** @description The external accounts that are linked to a viewer's. */
        LinkedAccounts: {
            linkedAccounts: components["schemas"]["LinkedAccountEntry"][];
        };
        /** @description A linked external account. */
        LinkedAccountEntry: {
            provider: string;
            /** @description Display name. */
            label?: string | null;
            email?: string | null;
            /** @description Epoch milliseconds. */
            linkedAt?: number | null;
        };
        /** @description ACC-023, with the billing address (FRM-013). */
        UserDetails: {
            id?: string | null;
            name?: string | null;
            contactEmail?: string | null;
            /** @description YYYY-MM-DD. */
            birthDate?: string | null;
            /** @description E.164. */
            phoneNumber?: string | null;
            taxNumber?: string | null;
            /** @description Field name to value; country is ISO 3166 alpha-2. */
            address?: {
                [key: string]: string;
            } | null;
        };
    };
    responses: {
        /** @description The request does not conform to this contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No token, or an expired one: refresh it once. */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The payment failed. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The caller is authenticated but not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The request conflicts with the current state, such as freeTrialDenied. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A precondition is not met, such as choosing a pay-TV provider. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A limit is reached, such as watchlistLimitReached. */
        LimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The Idempotency-Key was used for a different request: idempotencyKeyReused. Nothing is charged. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Required information is missing, such as BASKET_REQUIREMENTS_FAILED. */
        FailedDependency: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Sign in first. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many attempts. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Any other failure. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /** @description The selected language (API-001). */
        AcceptLanguage: string;
        /** @description A new key for each payment that a viewer confirms; a site sends it when the basket has `idempotentPayments`. A repeated request with the same key returns the first answer and charges nothing; while the first is being processed it is answered with 409 `paymentInProgress`. The same key with a different request is answered with 422 `idempotencyKeyReused`. Keys belong to the account and remain valid for at least 24 hours. CORS must allow browsers to send the header. */
        IdempotencyKey: string;
        /** @description The token of the realm's captcha, where the realm requires one (RLM-018). It can be used once. */
        CaptchaToken: string;
        /** @description RFC 7636: the base64url-encoded SHA-256 of a secret that stays in the browser. The platform binds the code that it issues to this challenge and confirms that with codeChallengeMethod in its answer; the code can then only be exchanged with the codeVerifier, otherwise the answer is 401. A platform that does not know the parameter ignores it. */
        CodeChallenge: string;
        /** @description How codeChallenge was derived. */
        CodeChallengeMethod: "S256";
        /** @description The lastSeen of the previous page. */
        lastSeen: string;
        /** @description Page, from 1. */
        page: number;
        /** @description Include content that is not available in the caller's country. */
        displayGeoblocked: boolean;
        /** @description Include content that guests may watch only after signing in. */
        displayContentAvailableOnSignIn: boolean;
        /** @description The viewer has accepted that there is no trial (PAY-060). */
        acknowledgeNoFreeTrial: boolean;
        /** @description Include the URLs of the streams in the answer. */
        includePlaybackDetails: "URL";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** The pair of tokens of a session (API-022). */
export type TokenSet = components['schemas']['TokenSet'];
/** The answer to a sign-in with any provider (SGN-007, SGP-011). */
export type SignInAnswer = components['schemas']['SignInAnswer'];
/** An external account linked to this one. */
export type LinkedAccount = components['schemas']['LinkedAccount'];
/** A refresh may leave the refresh token unchanged; then it is absent (API-021). */
export type RefreshedTokens = components['schemas']['RefreshedTokens'];
/** Login payload (SGN-009). */
export type Credentials = components['schemas']['Credentials'];
/** A new account (SGP-038). */
export type SignUp = components['schemas']['SignUp'];
/** The result of signing in with Apple (SGP-060). */
export type AppleCode = components['schemas']['AppleCode'];
/** The result of signing in with Facebook (SGP-063). */
export type FacebookCode = components['schemas']['FacebookCode'];
/** The result of signing in with Google (SGP-064). */
export type GoogleToken = components['schemas']['GoogleToken'];
/** The tokens of a viewer who signed in at Firebase (SGP-079). */
export type FirebaseTokens = components['schemas']['FirebaseTokens'];
/** A new account (SGP-082). */
export type FirebaseSignUp = components['schemas']['FirebaseSignUp'];
/** The viewer's answer to one consent term (SGN-072). */
export type ConsentAnswer = components['schemas']['ConsentAnswer'];
export type RefreshTokenBody = components['schemas']['RefreshTokenBody'];
/** Token exchange payload (SGN-010). */
export type AuthorisationCode = components['schemas']['AuthorisationCode'];
/** The authorization URL; its state parameter binds the answer to this browser (SGP-003). */
export type AuthorisationUri = components['schemas']['AuthorisationUri'];
/** The URL for signing out at the provider (SGP-014). */
export type LogoutUri = components['schemas']['LogoutUri'];
/** The identity of the caller (SGN-003, ENT-009). */
export type SessionUser = components['schemas']['SessionUser'];
/** The viewer's location, derived from the IP address (SGN-079). */
export type SessionLocation = components['schemas']['SessionLocation'];
/** The selected profile (SGN-004, ENT-010). */
export type UserProfile = components['schemas']['UserProfile'];
/** The profiles of an account, the main one first (FAV-030). */
export type Profiles = components['schemas']['Profiles'];
/** A viewer profile of an account. The answer states whether it has a PIN, never the PIN itself. */
export type Profile = components['schemas']['Profile'];
/** The new state of a profile. */
export type ProfileChange = components['schemas']['ProfileChange'];
/** The PIN, if it is required. */
export type ProfileSwitch = components['schemas']['ProfileSwitch'];
/** FAV-040. What adult profiles of the account may watch without a PIN. */
export type ParentalControl = components['schemas']['ParentalControl'];
/** FAV-040. While a PIN is set, every change requires it. */
export type ParentalControlChange = components['schemas']['ParentalControlChange'];
/** The PIN of the parental control. */
export type ParentalPin = components['schemas']['ParentalPin'];
/** FAV-022. Null: no choice yet. */
export type UserPreferences = components['schemas']['UserPreferences'];
/** A token from a URL. */
export type OneTimeToken = components['schemas']['OneTimeToken'];
/** The e-mail address and browser that request a link. */
export type MagicLinkRequest = components['schemas']['MagicLinkRequest'];
/** The account that a mailed link signs in. */
export type MagicLinkAccount = components['schemas']['MagicLinkAccount'];
/** FAV-050. Names of audience segments. */
export type PartitionUpdate = components['schemas']['PartitionUpdate'];
/** The result of the partner's workflow (SGP-046). */
export type OpinToken = components['schemas']['OpinToken'];
/** The software statement of the site, signed by the provider. */
export type TvClientStatement = components['schemas']['TvClientStatement'];
/** Stored in the browser per realm (SGP-111). */
export type TvClient = components['schemas']['TvClient'];
/** SGP-114. */
export type TvProviders = components['schemas']['TvProviders'];
/** A television provider (SGP-141). */
export type TvProvider = components['schemas']['TvProvider'];
/** A channel of the site's programmes. */
export type TvChannel = components['schemas']['TvChannel'];
/** SGP-112. */
export type TvCodeRequest = components['schemas']['TvCodeRequest'];
/** SGP-112, SGP-113. */
export type TvCode = components['schemas']['TvCode'];
/** SGP-120. */
export type TvTokenRequest = components['schemas']['TvTokenRequest'];
/** SGP-121. */
export type TvEntitlement = components['schemas']['TvEntitlement'];
/** API-040. */
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
/** API-039. */
export type PasswordReset = components['schemas']['PasswordReset'];
/** API-041. */
export type ConfirmedEmail = components['schemas']['ConfirmedEmail'];
/** PLY-094. */
export type Heartbeat = components['schemas']['Heartbeat'];
/** LIC-074. */
export type LicencePause = components['schemas']['LicencePause'];
/** LIC-067. */
export type CancellationPromo = components['schemas']['CancellationPromo'];
/** A price change that requires the viewer's answer (LIC-065, LIC-066). */
export type PriceMigration = components['schemas']['PriceMigration'];
/** ACC-020. It contains only the last digits of the card number. */
export type Card = components['schemas']['Card'];
export type CardList = components['schemas']['CardList'];
export type CardSetup = components['schemas']['CardSetup'];
export type NewCard = components['schemas']['NewCard'];
/** LIC-072. */
export type PriceMigrationAnswer = components['schemas']['PriceMigrationAnswer'];
/** The body of every answer that is not 2xx (API-011). */
export type ErrorAnswer = components['schemas']['ErrorAnswer'];
/** A detail that the platform requires for a purchase (FRM-039). */
export type MissingField = components['schemas']['MissingField'];
export type AcceptableValue = components['schemas']['AcceptableValue'];
/** The realm's texts (LOC-002). */
export type Labels = components['schemas']['Labels'];
export type LabelKeys = components['schemas']['LabelKeys'];
/** Texts of the requested keys, by locale (API-036). */
export type LabelTexts = components['schemas']['LabelTexts'];
/** API-030. */
export type Countries = components['schemas']['Countries'];
/** API-031. */
export type Country = components['schemas']['Country'];
/** API-032. */
export type AddressRequiredField = components['schemas']['AddressRequiredField'];
/** The menu of one platform (NAV-023). */
export type Menu = components['schemas']['Menu'];
/** NAV-024. Known types: section, view, plugin, outbound; others are skipped (NAV-048). */
export type MenuItem = components['schemas']['MenuItem'];
export type MenuItemData = components['schemas']['MenuItemData'];
export type MenuItemStyle = components['schemas']['MenuItemStyle'];
/** ENT-008. Unknown types are shown as a VOD. */
export type ContentType = components['schemas']['ContentType'];
/** PLY-030. */
export type AccessLevel = components['schemas']['AccessLevel'];
/** The fields of a content that a row needs to draw a card (ENT-002, ENT-003). */
export type ContentCard = components['schemas']['ContentCard'];
/** PLY-087. */
export type Release = components['schemas']['Release'];
/** ENT-027. */
export type EventSchedule = components['schemas']['EventSchedule'];
export type SeriesReference = components['schemas']['SeriesReference'];
export type SeasonReference = components['schemas']['SeasonReference'];
/** PLY-044. */
export type Trailer = components['schemas']['Trailer'];
/** The programme that a channel shows (ENT-004). */
export type ProgrammingInfo = components['schemas']['ProgrammingInfo'];
/** A programme of the guide; on air while startDate <= now < endDate (ENT-028). */
export type Programme = components['schemas']['Programme'];
/** A programme in the short list of a live card (ENT-005). */
export type ProgrammeEntry = components['schemas']['ProgrammeEntry'];
/** The two opponents of a bout, for their comparison (tale of the tape). */
export type Bout = components['schemas']['Bout'];
export type Contender = components['schemas']['Contender'];
/** Paging: request the next page with lastSeen while moreDataAvailable (HOM-004). */
export type Paging = components['schemas']['Paging'];
/** A page of rows (HOM-002). */
export type ContentSection = components['schemas']['ContentSection'];
/** A row (ENT-019). */
export type Bucket = components['schemas']['Bucket'];
/** More cards of a row (HOM-047). */
export type BucketPage = components['schemas']['BucketPage'];
/** Presentation of the row (ENT-020). */
export type RowTypeData = components['schemas']['RowTypeData'];
/** A link at the head or the end of a row (HOM-013). */
export type CallToAction = components['schemas']['CallToAction'];
/** ENT-021. */
export type CallToActionLink = components['schemas']['CallToActionLink'];
/** Opens in a new tab. */
export type ExternalLink = components['schemas']['ExternalLink'];
/** A built-in page of the site. */
export type RouteLink = components['schemas']['RouteLink'];
/** The page of a content; several videoIds open multi-video. */
export type EventLink = components['schemas']['EventLink'];
/** A page of live or upcoming events (ENT-006). */
export type LiveEventList = components['schemas']['LiveEventList'];
/** LIV-018. */
export type LiveEventCard = components['schemas']['LiveEventCard'];
/** A video by id (ENT-001, ENT-002). */
export type Vod = components['schemas']['Vod'];
/** A live event by id (ENT-001, ENT-004). */
export type LiveEvent = components['schemas']['LiveEvent'];
export type Credit = components['schemas']['Credit'];
/** The previous and next videos of a video (PLY-060). */
export type AdjacentVods = components['schemas']['AdjacentVods'];
/** A page of channels with their programmes in the requested interval (API-056). */
export type ProgrammeGuide = components['schemas']['ProgrammeGuide'];
/** A channel of the guide. */
export type GuideChannel = components['schemas']['GuideChannel'];
/** Settings of a channel that override the realm's settings of the same name (ENT-024). Absent: the realm's setting applies. */
export type PlaybackStatus = components['schemas']['PlaybackStatus'];
/** A message of a message channel; channel states which one (API-058). */
export type ChannelMessage = components['schemas']['ChannelMessage'];
/** An event has started, changed or ended (LIV-027, PLY-082, PLY-095). */
export type LiveEventMessage = components['schemas']['LiveEventMessage'];
/** A programme has begun or ended on a channel (LIV-026). */
export type NowPlayingMessage = components['schemas']['NowPlayingMessage'];
/** The state of a room: sent to a member who joins, and to all members when it changes. Each message contains the whole state, so a missed message does no harm (MUL-012). */
export type RoomMessage = components['schemas']['RoomMessage'];
/** MUL-012. */
export type NewRoom = components['schemas']['NewRoom'];
/** MUL-012. */
export type Room = components['schemas']['Room'];
/** MUL-012. */
export type RoomBeat = components['schemas']['RoomBeat'];
/** The host's playback at a point in time, from which the current position is calculated. */
export type RoomPlayback = components['schemas']['RoomPlayback'];
/** MUL-012. */
export type RoomClock = components['schemas']['RoomClock'];
/** A browser in a room. */
export type RoomMember = components['schemas']['RoomMember'];
/** A series and a page of its seasons (API-053). */
export type Series = components['schemas']['Series'];
/** An entry of a season switcher (ENT-017). */
export type SeasonSummary = components['schemas']['SeasonSummary'];
/** The seasons before and after a season, each list in order (API-052). */
export type AdjacentSeasons = components['schemas']['AdjacentSeasons'];
/** A season and a page of its episodes (API-050). */
export type Season = components['schemas']['Season'];
/** A page of cards. */
export type VodPage = components['schemas']['VodPage'];
/** A playlist and a page of its videos (API-051). */
export type Playlist = components['schemas']['Playlist'];
/** How shared links are built (CAT-025, CAT-070). */
export type SocialSharingDetail = components['schemas']['SocialSharingDetail'];
export type TrackingParameter = components['schemas']['TrackingParameter'];
/** A page of search results (CAT-044). */
export type ContentSearch = components['schemas']['ContentSearch'];
/** A page of the grid (HOM-098). */
export type ContentGrid = components['schemas']['ContentGrid'];
/** A filter of a list: options of one facet are alternatives, several facets are combined (CAT-059). */
export type Facet = components['schemas']['Facet'];
export type FacetOption = components['schemas']['FacetOption'];
/** An order in which a list can be sorted. */
export type SortOption = components['schemas']['SortOption'];
/** A tab of a list (CAT-060). */
export type ListTab = components['schemas']['ListTab'];
/** CAT-065. */
export type ReviewBody = components['schemas']['ReviewBody'];
/** A stored review. */
export type Review = components['schemas']['Review'];
/** A watchlist and a page of its content (WCH-001). */
export type Watchlist = components['schemas']['Watchlist'];
/** The id of a new watchlist (WCH-008). */
export type CreatedWatchlist = components['schemas']['CreatedWatchlist'];
/** Contents to add, or all in their new order (WCH-013, WCH-014). */
export type WatchlistEntries = components['schemas']['WatchlistEntries'];
/** Id and kind of a content. */
export type WatchlistEntry = components['schemas']['WatchlistEntry'];
/** The kind of an entry of a watchlist (WCH-034 to WCH-036). */
export type WatchlistEntryType = components['schemas']['WatchlistEntryType'];
/** The name of a watchlist. */
export type WatchlistName = components['schemas']['WatchlistName'];
/** A page of the viewer's watchlists (WCH-007). */
export type WatchlistPage = components['schemas']['WatchlistPage'];
/** A watchlist as listed (WCH-001). */
export type WatchlistSummary = components['schemas']['WatchlistSummary'];
/** A fighter as listed. */
export type FighterSummary = components['schemas']['FighterSummary'];
export type FightRecord = components['schemas']['FightRecord'];
/** A page of fighters (CAT-080). */
export type FighterList = components['schemas']['FighterList'];
/** A fighter's page (CAT-081). */
export type Fighter = components['schemas']['Fighter'];
export type FighterMeasures = components['schemas']['FighterMeasures'];
/** A past fight, from one fighter's perspective. */
export type Fight = components['schemas']['Fight'];
export type FightOpponent = components['schemas']['FightOpponent'];
/** CAT-075. */
export type Rankings = components['schemas']['Rankings'];
/** A weight class, ordered from the champion down. */
export type WeightClassRanking = components['schemas']['WeightClassRanking'];
export type RankingEntry = components['schemas']['RankingEntry'];
/** A page of a feed (CAT-083). */
export type NewsFeed = components['schemas']['NewsFeed'];
/** A news item as listed. */
export type NewsSummary = components['schemas']['NewsSummary'];
/** A news item (CAT-083). */
export type NewsItem = components['schemas']['NewsItem'];
/** How to play a content (PLY-050). */
export type PlaybackManifest = components['schemas']['PlaybackManifest'];
/** The URL from which the v4 stream call fetches the streams (PLY-052, PLY-058). */
export type StreamLocation = components['schemas']['StreamLocation'];
/** PLY-064. */
export type Stream = components['schemas']['Stream'];
/** PLY-067. */
export type Subtitle = components['schemas']['Subtitle'];
/** PLY-066. */
export type Drm = components['schemas']['Drm'];
/** PLY-068. */
export type AdUnit = components['schemas']['AdUnit'];
/** Sent to ad servers, so that advertisers can verify that an ad was seen (PLY-063). */
export type AdNonce = components['schemas']['AdNonce'];
/** Two subtitle files (PLY-072). */
export type Annotations = components['schemas']['Annotations'];
/** PLY-070. */
export type SkipMarker = components['schemas']['SkipMarker'];
/** PLY-071. */
export type Watermark = components['schemas']['Watermark'];
/** A licence that can be bought (LIC-001). */
export type Licence = components['schemas']['Licence'];
/** LIC-002. */
export type PurchaseStrategy = components['schemas']['PurchaseStrategy'];
export type TrialDetails = components['schemas']['TrialDetails'];
/** A price (LIC-004); shown as amount / 10^scale. */
export type LicenceAmount = components['schemas']['LicenceAmount'];
/** LIC-060. */
export type Discount = components['schemas']['Discount'];
/** LIC-010. */
export type LicenceStatus = components['schemas']['LicenceStatus'];
/** LIC-014. */
export type SubscriptionPendingAction = components['schemas']['SubscriptionPendingAction'];
/** LIC-016. */
export type LicencePayment = components['schemas']['LicencePayment'];
export type LicenceList = components['schemas']['LicenceList'];
/** A family of licences that replace each other (LIC-007). */
export type LicenceFamily = components['schemas']['LicenceFamily'];
/** LIC-071. */
export type LicenceFamilies = components['schemas']['LicenceFamilies'];
/** What the viewer is about to pay: items, totals, and the methods that can pay them (PAY-001). */
export type Basket = components['schemas']['Basket'];
/** PAY-002. */
export type BasketItem = components['schemas']['BasketItem'];
/** PAY-004. */
export type PrimaryPaymentDetails = components['schemas']['PrimaryPaymentDetails'];
/** PAY-003. */
export type BasketVoucher = components['schemas']['BasketVoucher'];
/** A payment method of a basket (PAY-005). */
export type BasketPaymentProvider = components['schemas']['BasketPaymentProvider'];
/** PAY-006, PAY-024. */
export type PaymentConsent = components['schemas']['PaymentConsent'];
/** PAY-033. */
export type PayBasket = components['schemas']['PayBasket'];
/** The terms that the viewer has confirmed; sent when the basket has a `version` or `idempotentPayments`. If any of them differs at the time of charging, nothing is charged and the answer is 409 `basketChanged` with the current basket. */
export type ExpectedBasket = components['schemas']['ExpectedBasket'];
export type PaymentDetailsAttributes = components['schemas']['PaymentDetailsAttributes'];
export type PaymentResult = components['schemas']['PaymentResult'];
/** PAY-038. */
export type PaymentMethodInit = components['schemas']['PaymentMethodInit'];
/** A payment that the platform has prepared for a provider's script. */
export type PaymentMethodSetup = components['schemas']['PaymentMethodSetup'];
/** The provider's return parameters (PAY-039). */
export type PaymentMethodReturn = components['schemas']['PaymentMethodReturn'];
export type PaymentMethodVerdict = components['schemas']['PaymentMethodVerdict'];
/** The state of a payment that was started with a provider (PAY-051, PAY-054). */
export type Payment = components['schemas']['Payment'];
/** PAY-037. */
export type VoucherRedemption = components['schemas']['VoucherRedemption'];
/** A gift that can be bought (GFT-010). */
export type GiftProduct = components['schemas']['GiftProduct'];
export type GiftProducts = components['schemas']['GiftProducts'];
/** The recipient of a gift and the time of delivery (GFT-011). */
export type GiftRecipient = components['schemas']['GiftRecipient'];
export type GiftOrder = components['schemas']['GiftOrder'];
/** PRICE: the price differs from when the gift was chosen. REMOVED: it is no longer sold (GFT-013). */
export type BasketChange = components['schemas']['BasketChange'];
export type BasketChanges = components['schemas']['BasketChanges'];
export type GiftPaymentResult = components['schemas']['GiftPaymentResult'];
/** GFT-015. */
export type GuestCheckoutPrincipal = components['schemas']['GuestCheckoutPrincipal'];
/** GFT-016. */
export type GiftRedemption = components['schemas']['GiftRedemption'];
/** The licence that the viewer now holds. */
export type RedeemedGift = components['schemas']['RedeemedGift'];
export type SecuredPayment = components['schemas']['SecuredPayment'];
/** A page of payments (ACC-017). */
export type PaymentHistory = components['schemas']['PaymentHistory'];
/** A payment, refund or refused payment of a viewer (ACC-010). */
export type PaymentRecord = components['schemas']['PaymentRecord'];
/** Amount and payment method. */
export type TransactionDetails = components['schemas']['TransactionDetails'];
/** Field name to value (FRM-010); country is ISO 3166 alpha-2. */
export type Address = components['schemas']['Address'];
/** The contact consents of a viewer. */
export type MarketingPreferences = components['schemas']['MarketingPreferences'];
/** ACC-026. */
export type MarketingPreference = components['schemas']['MarketingPreference'];
/** The answers of a viewer. */
export type MarketingAnswers = components['schemas']['MarketingAnswers'];
/** ACC-033. */
export type PasswordChange = components['schemas']['PasswordChange'];
/** The external accounts that are linked to a viewer's. */
export type LinkedAccounts = components['schemas']['LinkedAccounts'];
/** A linked external account. */
export type LinkedAccountEntry = components['schemas']['LinkedAccountEntry'];
/** ACC-023, with the billing address (FRM-013). */
export type UserDetails = components['schemas']['UserDetails'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ResponsePaymentRefused = components['responses']['PaymentRefused'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponseLimitReached = components['responses']['LimitReached'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseFailedDependency = components['responses']['FailedDependency'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseFailure = components['responses']['Failure'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterCaptchaToken = components['parameters']['CaptchaToken'];
export type ParameterCodeChallenge = components['parameters']['CodeChallenge'];
export type ParameterCodeChallengeMethod = components['parameters']['CodeChallengeMethod'];
export type ParameterLastSeen = components['parameters']['lastSeen'];
export type ParameterPage = components['parameters']['page'];
export type ParameterDisplayGeoblocked = components['parameters']['displayGeoblocked'];
export type ParameterDisplayContentAvailableOnSignIn = components['parameters']['displayContentAvailableOnSignIn'];
export type ParameterAcknowledgeNoFreeTrial = components['parameters']['acknowledgeNoFreeTrial'];
export type ParameterIncludePlaybackDetails = components['parameters']['includePlaybackDetails'];
export interface operations {
    createGuestSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Starts a guest session */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token of the realm's captcha, where the realm requires one (RLM-018). It can be used once. */
                "x-captcha-token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signs in with e-mail and password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    loginWithApple: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppleCode"];
            };
        };
        responses: {
            /** @description Signs in with Apple */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    loginWithFacebook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacebookCode"];
            };
        };
        responses: {
            /** @description Signs in with Facebook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleToken"];
            };
        };
        responses: {
            /** @description Signs in with Google */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    loginWithFirebase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirebaseTokens"];
            };
        };
        responses: {
            /** @description Signs in with the tokens of Firebase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    signUpWithFirebase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirebaseSignUp"];
            };
        };
        responses: {
            /** @description Creates an account that signs in with Firebase */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenBody"];
            };
        };
        responses: {
            /** @description Ends the session of a refresh token */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenBody"];
            };
        };
        responses: {
            /** @description Exchanges a refresh token for the next pair of tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readSessionUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the caller's identity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Creates an account and signs in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the viewer's preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    writePreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPreferences"];
            };
        };
        responses: {
            /** @description Replaces the viewer's preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readUserDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the viewer's details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    writeUserDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDetails"];
            };
        };
        responses: {
            /** @description Updates the viewer's details; omitted fields are unchanged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readOpenIdAuthorisationUri: {
        parameters: {
            query: {
                authoriseUriFlow: "SIGNUP" | "SIGNIN";
                /** @description Query string that the platform appends for the provider, such as `login_hint=…`. It comes from the URL of the login page, which anybody can write: the platform removes response_type, response_mode, client_id, redirect_uri, scope, state, nonce, code_challenge, code_challenge_method, request and request_uri. */
                extraParams?: string;
                /** @description The redirect URI; one of the realm's registered addresses. */
                redirectUri?: string;
                /** @description RFC 7636: the base64url-encoded SHA-256 of a secret that stays in the browser. The platform binds the code that it issues to this challenge and confirms that with codeChallengeMethod in its answer; the code can then only be exchanged with the codeVerifier, otherwise the answer is 401. A platform that does not know the parameter ignores it. */
                codeChallenge?: components["parameters"]["CodeChallenge"];
                /** @description How codeChallenge was derived. */
                codeChallengeMethod?: components["parameters"]["CodeChallengeMethod"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The client's name. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates the authorization URL */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorisationUri"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeOpenIdCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                clientName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorisationCode"];
            };
        };
        responses: {
            /** @description Exchanges a single-use authorization code for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readOpenIdLogoutUri: {
        parameters: {
            query?: {
                /** @description The URL to return to. */
                redirectUri?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                clientName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates the URL for signing out at the provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutUri"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readSsoAuthorisationUri: {
        parameters: {
            query?: {
                /** @description Query string that the platform appends for the provider, such as `login_hint=…`. It comes from the URL of the login page, which anybody can write: the platform removes response_type, response_mode, client_id, redirect_uri, scope, state, nonce, code_challenge, code_challenge_method, request and request_uri. */
                extraParams?: string;
                /** @description The redirect URI; one of the realm's registered addresses. */
                redirectUri?: string;
                /** @description RFC 7636: the base64url-encoded SHA-256 of a secret that stays in the browser. The platform binds the code that it issues to this challenge and confirms that with codeChallengeMethod in its answer; the code can then only be exchanged with the codeVerifier, otherwise the answer is 401. A platform that does not know the parameter ignores it. */
                codeChallenge?: components["parameters"]["CodeChallenge"];
                /** @description How codeChallenge was derived. */
                codeChallengeMethod?: components["parameters"]["CodeChallengeMethod"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The provider's route at the platform. A realm can set another route in authProviderRoute, and the call then uses that one. */
                route: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates the authorization URL of a single sign-on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorisationUri"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeSsoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The provider's route at the platform. A realm can set another route in authProviderRoute, and the call then uses that one. */
                route: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorisationCode"];
            };
        };
        responses: {
            /** @description Exchanges a single-use code of a single sign-on for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    endSsoSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The provider's route at the platform. A realm can set another route in authProviderRoute, and the call then uses that one. */
                route: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenBody"];
            };
        };
        responses: {
            /** @description Ends the session of a refresh token that was issued by a single sign-on */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readOAuthAuthorisationUri: {
        parameters: {
            query?: {
                /** @description Query string that the platform appends for the provider, such as `login_hint=…`. It comes from the URL of the login page, which anybody can write: the platform removes response_type, response_mode, client_id, redirect_uri, scope, state, nonce, code_challenge, code_challenge_method, request and request_uri. */
                extraParams?: string;
                /** @description The redirect URI; one of the realm's registered addresses. */
                redirectUri?: string;
                /** @description RFC 7636: the base64url-encoded SHA-256 of a secret that stays in the browser. The platform binds the code that it issues to this challenge and confirms that with codeChallengeMethod in its answer; the code can then only be exchanged with the codeVerifier, otherwise the answer is 401. A platform that does not know the parameter ignores it. */
                codeChallenge?: components["parameters"]["CodeChallenge"];
                /** @description How codeChallenge was derived. */
                codeChallengeMethod?: components["parameters"]["CodeChallengeMethod"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The client's name. */
                clientName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates the authorization URL of an OAuth client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorisationUri"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeOAuthCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The client's name. */
                clientName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorisationCode"];
            };
        };
        responses: {
            /** @description Exchanges a single-use code of an OAuth client for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    endOAuthSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The client's name. */
                clientName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenBody"];
            };
        };
        responses: {
            /** @description Ends the session of a refresh token that was issued through an OAuth client */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeSellerCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The name in externalAuthProviderDetails of the licence. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorisationCode"];
            };
        };
        responses: {
            /** @description Exchanges a single-use code of another seller for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    loginAtPbr: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token of the realm's captcha, where the realm requires one (RLM-018). It can be used once. */
                "x-captcha-token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signs in with an account of the public broadcaster */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    signUpAtPbr: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Creates an account of the public broadcaster and signs in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    loginAtSptv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token of the realm's captcha, where the realm requires one (RLM-018). It can be used once. */
                "x-captcha-token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signs in with the account of a television subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    sendMagicLink: {
        parameters: {
            query: {
                /** @description The e-mail address of the viewer who requests the link. */
                email: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails a link that signs the viewer in */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeMagicToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeToken"];
            };
        };
        responses: {
            /** @description Exchanges the single-use token of a mailed link for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    requestMagicLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MagicLinkRequest"];
            };
        };
        responses: {
            /** @description Mails a link that signs the viewer in */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    readMagicLinkAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeToken"];
            };
        };
        responses: {
            /** @description Reads whom a mailed link signs in, without using its token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MagicLinkAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    updatePartition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartitionUpdate"];
            };
        };
        responses: {
            /** @description Adds the viewer to audience segments and removes them from others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeOpinToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpinToken"];
            };
        };
        responses: {
            /** @description Exchanges the partner's token for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    syncEntitlements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenBody"];
            };
        };
        responses: {
            /** @description Adds the partner's entitlements to the signed-in viewer and issues the next pair of tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    registerTvClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TvClientStatement"];
            };
        };
        responses: {
            /** @description Registers this browser with the pay-TV provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    readTvProviders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifies the site at the provider. */
                requestorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the television providers of viewers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvProviders"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    requestTvCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TvCodeRequest"];
            };
        };
        responses: {
            /** @description Starts a pay-TV sign-in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    requestTvCodeOfRequestor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Identifies the site at the provider. */
                requestorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Starts a pay-TV sign-in for a site without its own client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeTvCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TvTokenRequest"];
            };
        };
        responses: {
            /** @description Exchanges a pay-TV sign-in for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Failure"];
        };
    };
    linkTvEntitlement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TvEntitlement"];
            };
        };
        responses: {
            /** @description Exchanges the entitlements of the viewer's pay-TV provider for tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Failure"];
        };
    };
    readPayments: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists payments, refunds and refused payments, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the viewer's postal address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    writeAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description Replaces the viewer's postal address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readMarketingPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the viewer's contact consents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    writeMarketingPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketingAnswers"];
            };
        };
        responses: {
            /** @description Saves the viewer's answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changes the password of the signed-in viewer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends all sessions of the viewer, including this one */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readLinkedAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the external accounts that are linked to the viewer's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    unlinkAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The name in the list. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinks an external account from the viewer's account */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    unlinkAuthProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The name in linkedAccounts. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinks an external provider from the viewer's account */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    impersonate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeToken"];
            };
        };
        responses: {
            /** @description Exchanges a single-use impersonation token of staff for a session of the viewer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Mails a link to a page that sets a new password */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Sets a new password with the single-use token of the mail */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeToken"];
            };
        };
        responses: {
            /** @description Confirms the e-mail address with the single-use token of the mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    activate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The code that the device shows; case and dashes are ignored. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approves a device or an account by its code */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    activateTelevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The code that the device shows; case and dashes are ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signs a television in as this viewer, by the code on its screen */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    sendHeartbeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description Reports what is being watched, and the position */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    answerPriceMigration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The price change. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceMigrationAnswer"];
            };
        };
        responses: {
            /** @description Accepts or rejects a price change */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readLabels: {
        parameters: {
            query?: {
                /** @description The realm's id. */
                realm?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the realm's texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Labels"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    readTexts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelKeys"];
            };
        };
        responses: {
            /** @description Reads the texts of some keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelTexts"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    readCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the list of countries and the caller's country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Countries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readMenu: {
        parameters: {
            query: {
                platform: "WEB" | "MOBILE-WEB";
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the menu of a platform */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readSection: {
        parameters: {
            query?: {
                /** @description Cards of each row. */
                rpp?: number;
                /** @description Rows of the page. */
                bpp?: number;
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
                /** @description Include content that is not available in the caller's country. */
                displayGeoblocked?: components["parameters"]["displayGeoblocked"];
                /** @description Include content that guests may watch only after signing in. */
                displayContentAvailableOnSignIn?: components["parameters"]["displayContentAvailableOnSignIn"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description home, browse, schedule, or a section's id. */
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentSection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readBucketPage: {
        parameters: {
            query?: {
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
                /** @description 10; 25 for rows of the guide; doubled for rows of two lines. */
                resultPerPage?: number;
                /** @description Include content that is not available in the caller's country. */
                displayGeoblocked?: components["parameters"]["displayGeoblocked"];
                /** @description Include content that guests may watch only after signing in. */
                displayContentAvailableOnSignIn?: components["parameters"]["displayContentAvailableOnSignIn"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                section: string;
                bucketId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads more cards of a row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BucketPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readVod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readVodV3: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the fields of a video that the v4 answer lacks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readAdjacentVods: {
        parameters: {
            query?: {
                /** @description Maximum number on each side. */
                size?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the previous and next videos of a video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjacentVods"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readVodOfEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description A live event's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the recording of a live event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a live event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readLiveEvents: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: number;
                /** @description Results per page. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists current live events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readUpcomingEvents: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: number;
                /** @description Results per page. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists upcoming live events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readEpg: {
        parameters: {
            query?: {
                /** @description Programmes that end after this; ISO 8601, in UTC or with an offset. */
                from?: string;
                /** @description Programmes that start before this; ISO 8601. */
                to?: string;
                /** @description Like from, in epoch milliseconds. */
                fromTs?: number;
                /** @description Like to, in epoch milliseconds. */
                toTs?: number;
                /** @description Channels per page. Absent: 20 with from and to (LIV-054), 25 with fromTs and toTs. */
                rpp?: number;
                /** @description Only this channel. */
                channel?: string;
                /** @description The id of the guide, from the rowTypeData of a row. Absent: the realm's guide. */
                epgId?: string;
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the programme guide, a page of channels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgrammeGuide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readExternalTable: {
        parameters: {
            query: {
                /** @description The external table that the realm names. */
                table: string;
                /** @description Programmes that end after this; ISO 8601. */
                from: string;
                /** @description Programmes that start before this; ISO 8601. */
                to: string;
                /** @description Channels per page. */
                rpp?: number;
                /** @description Only this channel. */
                channel?: string;
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the programme guide of another operator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgrammeGuide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    openChannel: {
        parameters: {
            query?: {
                /** @description With room: the id of the room. */
                room?: string;
                /** @description With room: an id that the browser chooses for this visit. It belongs to the viewer who uses it first. */
                member?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description live-events: events of the realm that start, change or end. now-playing: programmes that begin on its channels. room: the members of a watch-together room and what its host plays; only for signed-in viewers, who are members of the room while the channel is open. */
                channel: "live-events" | "now-playing" | "room";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opens a message channel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChannelMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    openRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRoom"];
            };
        };
        responses: {
            /** @description Creates a room for watching a live event together */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    beatRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The id of the room. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomBeat"];
            };
        };
        responses: {
            /** @description Synchronizes the clock with a room and reports what its host plays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomClock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readSeries: {
        parameters: {
            query?: {
                /** @description Seasons per page. */
                rpp?: number;
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                seriesId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a series with a page of its seasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readAdjacentSeasons: {
        parameters: {
            query?: {
                /** @description Maximum number on each side. */
                size?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                seriesId: string;
                seasonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the previous and next seasons of a season */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjacentSeasons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readSeason: {
        parameters: {
            query?: {
                /** @description Episodes per page; 2 for a preview. */
                rpp?: number;
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a season with a page of its episodes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readPlaylist: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Videos per page; 2 for a preview. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a playlist with a page of its videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readAdjacentPlaylistVods: {
        parameters: {
            query?: {
                /** @description Maximum number on each side. */
                size?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the previous and next videos in a playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjacentVods"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readRelatedVods: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists videos related to a video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VodPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    searchContent: {
        parameters: {
            query: {
                /** @description The viewer's input. Accents, case and Arabic spelling variants are ignored. */
                query: string;
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
                /** @description Selected options as facet:value, one entry per option (CAT-059). Absent: the options that the platform marks as active. One empty entry: no options. */
                facets?: string[];
                /** @description A value of sortOptions. Absent: by relevance (CAT-057). */
                sort?: string;
                /** @description A name of tabs. Absent: the first (CAT-060). */
                tab?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Searches the catalogue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readContentGrid: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
                /** @description Selected options as facet:value, one entry per option (CAT-059). Absent: the options that the platform marks as active. One empty entry: no options. */
                facets?: string[];
                /** @description A value of sortOptions. Absent: by relevance (CAT-057). */
                sort?: string;
                /** @description A name of tabs. Absent: the first (CAT-060). */
                tab?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the whole catalogue as a grid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentGrid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readFavourites: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the viewer's favourites, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VodPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Adds a video to the favourites */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a video from the favourites */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readProfiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the profiles of the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Creates a profile */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    writeProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Changes a profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a profile and its data */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    switchProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileSwitch"];
            };
        };
        responses: {
            /** @description Switches to another profile and issues new tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    readParentalControl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the parental control */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentalControl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    writeParentalControl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentalControlChange"];
            };
        };
        responses: {
            /** @description Changes the parental control */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentalControl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    unlockParentalControl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentalPin"];
            };
        };
        responses: {
            /** @description Unlocks restricted content for this session for some hours, with a new token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    removeFromHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a video from the watch history */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readHistory: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the viewer's watch history, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VodPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    clearHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clears the watch history */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBody"];
            };
        };
        responses: {
            /** @description Reviews a video; a second review replaces the first */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readWatchlists: {
        parameters: {
            query?: {
                /** @description Watchlists per page. */
                rpp?: number;
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the viewer's own and saved watchlists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchlistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistName"];
            };
        };
        responses: {
            /** @description Creates an empty watchlist */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWatchlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["LimitReached"];
            default: components["responses"]["Failure"];
        };
    };
    renameWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistName"];
            };
        };
        responses: {
            /** @description Renames one of the viewer's own watchlists */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ownerId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one of the viewer's own watchlists, or removes a saved one */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    saveWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ownerId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saves a shared watchlist */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["LimitReached"];
            default: components["responses"]["Failure"];
        };
    };
    addToWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistEntries"];
            };
        };
        responses: {
            /** @description Appends content to a watchlist */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["LimitReached"];
            default: components["responses"]["Failure"];
        };
    };
    removeFromWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
                type: components["schemas"]["WatchlistEntryType"];
                contentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a content from a watchlist */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readWatchlist: {
        parameters: {
            query?: {
                /** @description The owner of a shared list (WCH-039). */
                owner?: string;
                /** @description Items per page. */
                rpp?: number;
                /** @description The lastSeen of the previous page. */
                lastSeen?: components["parameters"]["lastSeen"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a watchlist with a page of its content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    reorderWatchlist: {
        parameters: {
            query?: {
                /** @description The content before the range. Absent: the range begins the list. */
                lastSeen?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistEntries"];
            };
        };
        responses: {
            /** @description Reorders a range of a watchlist */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readAdjacentWatchlistVods: {
        parameters: {
            query?: {
                /** @description Maximum number on each side. */
                size?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ownerId: string;
                id: string;
                contentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the previous and next items of a content in a watchlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjacentVods"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readFighters: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
                /** @description Only fighters whose surname begins with this letter. */
                letter?: string;
                /** @description ENT-014. */
                weightClass?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the fighters from A to Z */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FighterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readRankings: {
        parameters: {
            query?: {
                /** @description Only this weight class (ENT-014). */
                weightClass?: string;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the rankings of all weight classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rankings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readFighter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a fighter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fighter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readNews: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                p?: components["parameters"]["page"];
                /** @description Results per page. */
                rpp?: number;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                feedName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a feed, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readNewsItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                feedName: string;
                newId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a news item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    requestEventManifest: {
        parameters: {
            query: {
                /** @description Include the URLs of the streams in the answer. */
                includePlaybackDetails: components["parameters"]["includePlaybackDetails"];
                /** @description Include content that is not available in the caller's country. */
                displayGeoblocked?: components["parameters"]["displayGeoblocked"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests playback of a live event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybackManifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            424: components["responses"]["FailedDependency"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Failure"];
        };
    };
    requestVideoManifest: {
        parameters: {
            query: {
                /** @description Include the URLs of the streams in the answer. */
                includePlaybackDetails: components["parameters"]["includePlaybackDetails"];
                /** @description Include content that is not available in the caller's country. */
                displayGeoblocked?: components["parameters"]["displayGeoblocked"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests playback of a video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybackManifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            424: components["responses"]["FailedDependency"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Failure"];
        };
    };
    createAdNonce: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates a nonce for ad verification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdNonce"];
                };
            };
            401: components["responses"]["Unauthorised"];
            424: components["responses"]["FailedDependency"];
            default: components["responses"]["Failure"];
        };
    };
    readEventStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the stream URLs of a live event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamLocation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            424: components["responses"]["FailedDependency"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Failure"];
        };
    };
    readVodStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the stream URLs of a video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamLocation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            424: components["responses"]["FailedDependency"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Failure"];
        };
    };
    readLicences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the licences that can be bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readLicenceFamilies: {
        parameters: {
            query?: {
                /** @description Include the licences that the viewer holds. */
                includeEntitlements?: "ALL_ACTIVE_USER_ENTITLEMENTS";
                /** @description Only the licences with these ids. */
                licenceId?: string[];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists licences by family */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceFamilies"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    readActiveSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the licences that the viewer holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    pauseLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicencePause"];
            };
        };
        responses: {
            /** @description Pauses a licence */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    resumeLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resumes a paused licence */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    cancelLicence: {
        parameters: {
            query?: {
                /** @description A retention offer was declined. */
                cancellationDiscount?: "IGNORE";
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels a licence at the end of its period */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    verifyCancellationPromo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the retention offer for a viewer who is about to cancel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationPromo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    redeemCancellationPromo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepts the retention offer and keeps the licence */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    refuseCancellationPromo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Declines the retention offer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    reactivateLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turns the renewal of a licence on again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    moveLicenceToCard: {
        parameters: {
            query?: {
                /** @description Answer 424 when billing details are missing. */
                checkBillingDetails?: boolean;
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The licence that the viewer holds. */
                licenceId: string;
                cardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes the payment card of a licence */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            424: components["responses"]["FailedDependency"];
            default: components["responses"]["Failure"];
        };
    };
    readCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the viewer's saved payment cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCard"];
            };
        };
        responses: {
            /** @description Saves a payment card that a provider has tokenized */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readCardSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the payment methods with which a card can be added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    makeCardDefault: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                cardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes a payment card the default */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                cardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a payment card */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readBasket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the basket and its payment methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    putIntoBasket: {
        parameters: {
            query?: {
                /** @description The viewer has accepted that there is no trial (PAY-060). */
                acknowledgeNoFreeTrial?: components["parameters"]["acknowledgeNoFreeTrial"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The sku. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replaces the content of the basket with one sku */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    addVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Adds a voucher to the basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    removeVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a voucher from the basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    payBasket: {
        parameters: {
            query?: {
                /** @description The viewer has accepted that there is no trial (PAY-060). */
                acknowledgeNoFreeTrial?: components["parameters"]["acknowledgeNoFreeTrial"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A new key for each payment that a viewer confirms; a site sends it when the basket has `idempotentPayments`. A repeated request with the same key returns the first answer and charges nothing; while the first is being processed it is answered with 409 `paymentInProgress`. The same key with a different request is answered with 422 `idempotencyKeyReused`. Keys belong to the account and remain valid for at least 24 hours. CORS must allow browsers to send the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBasket"];
            };
        };
        responses: {
            /** @description Pays the basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            424: components["responses"]["FailedDependency"];
            default: components["responses"]["Failure"];
        };
    };
    paySku: {
        parameters: {
            query?: {
                /** @description The viewer has accepted that there is no trial (PAY-060). */
                acknowledgeNoFreeTrial?: components["parameters"]["acknowledgeNoFreeTrial"];
            };
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A new key for each payment that a viewer confirms; a site sends it when the basket has `idempotentPayments`. A repeated request with the same key returns the first answer and charges nothing; while the first is being processed it is answered with 409 `paymentInProgress`. The same key with a different request is answered with 422 `idempotencyKeyReused`. Keys belong to the account and remain valid for at least 24 hours. CORS must allow browsers to send the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The sku. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBasket"];
            };
        };
        responses: {
            /** @description Pays one sku */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            424: components["responses"]["FailedDependency"];
            default: components["responses"]["Failure"];
        };
    };
    initPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodInit"];
            };
        };
        responses: {
            /** @description Prepares a payment with a provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            424: components["responses"]["FailedDependency"];
            default: components["responses"]["Failure"];
        };
    };
    readGiftProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the gifts that can be bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            default: components["responses"]["Failure"];
        };
    };
    putGiftIntoBasket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftOrder"];
            };
        };
        responses: {
            /** @description Puts a gift and its recipient into the gift basket, at the current price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    redeemGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftRedemption"];
            };
        };
        responses: {
            /** @description Redeems a gift for the viewer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemedGift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    readGiftBasket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the gift basket and its payment methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readGiftBasketChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports what has changed since the gift was put into the basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    payGiftBasket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A new key for each payment that a viewer confirms; a site sends it when the basket has `idempotentPayments`. A repeated request with the same key returns the first answer and charges nothing; while the first is being processed it is answered with 409 `paymentInProgress`. The same key with a different request is answered with 422 `idempotencyKeyReused`. Keys belong to the account and remain valid for at least 24 hours. CORS must allow browsers to send the header. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBasket"];
            };
        };
        responses: {
            /** @description Pays the gift basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftPaymentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    createGuestCheckoutPrincipal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestCheckoutPrincipal"];
            };
        };
        responses: {
            /** @description Starts a guest checkout, whose tokens are valid for this checkout only */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    validatePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodReturn"];
            };
        };
        responses: {
            /** @description Verifies the return parameters of a payment provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The paymentDetailsExternalId from the answer to its preparation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads the state of a payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment after the call: one that was made in the meantime is not cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description The selected language (API-001). */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherRedemption"];
            };
        };
        responses: {
            /** @description The licence, with the discount that applies from its next payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
}
