# Builds the gateway and packs it with a Java runtime. It runs as its own system user.
FROM maven:3-eclipse-temurin-25 AS build
WORKDIR /src
# --build-arg MAVEN_ARGS=-Ponnx also packs the libraries that your own transformer needs.
ARG MAVEN_ARGS=""
COPY pom.xml preflight LICENSE NOTICE ./
COPY .mvn .mvn
COPY src/main src/main
COPY examples examples
RUN mvn -B -q -Dmaven.test.skip=true package

FROM eclipse-temurin:25-jre
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/preflight preflight
WORKDIR /opt/preflight
COPY --from=build /src/target/preflight.jar preflight.jar
COPY --from=build /src/target/lib lib
COPY --from=build /src/LICENSE /src/NOTICE /src/target/bom.json ./
ENV PREFLIGHT_HOME=/var/lib/preflight/home \
    PREFLIGHT_HOST=0.0.0.0 \
    PREFLIGHT_MANAGEMENT_HOST=0.0.0.0
USER preflight
VOLUME /var/lib/preflight
EXPOSE 8080 9876
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["java", "-XX:TieredStopAtLevel=1", "-jar", "preflight.jar", "health"]
ENTRYPOINT ["java", "--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED", "-XX:+UseParallelGC", "-XX:+UseCompactObjectHeaders", "-XX:MaxRAMPercentage=60", "-jar", "preflight.jar"]
CMD ["serve"]
