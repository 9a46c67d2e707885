package com.example.rental;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.hasSize;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.MockMvc;

@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.MOCK,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:rental",
      "spring.flyway.locations=classpath:db/migration/h2"
    })
@DisplayName("rentals over HTTP")
class RentalApiTest {

  @Autowired private MockMvc mvc;
  @Autowired RentalRepository rentals;

  @BeforeEach
  void empty() {
    rentals.deleteAllInBatch();
  }

  @Test
  void createsReadsAndLists() throws Exception {
    String location =
        mvc.perform(
                post("/api/rentals")
                    .contentType(MediaType.APPLICATION_JSON)
                    .content("{\"bicycle\": \"F-1\", \"days\": 3}"))
            .andExpect(status().isCreated())
            .andExpect(jsonPath("$.days").value(3))
            .andReturn()
            .getResponse()
            .getHeader("Location");
    assertThat(location).startsWith("http://localhost/api/rentals/");
    mvc.perform(get(location))
        .andExpect(status().isOk())
        .andExpect(header().string("ETag", "\"0\""));
    mvc.perform(
            get("/api/rentals")
                .param("page", "0")
                .param("size", "5")
                .param("sort", "days,desc")
                .accept(MediaType.APPLICATION_JSON))
        .andExpect(jsonPath("$.items", hasSize(1)));
  }

  @Test
  void refusesWhatIsNotValid() throws Exception {
    var body =
        """
        {
          "bicycle": "",
          "days": 0
        }
        """;
    mvc.perform(
            post("/api/rentals")
                .contentType(MediaType.APPLICATION_JSON)
                .content(
                    """
                    {"bicycle": ""}
                    """))
        .andExpect(status().isUnprocessableContent());
    mvc.perform(post("/api/rentals").content(body)).andExpect(status().isBadRequest());
  }

  @ParameterizedTest(name = "{index}: sorting by {0} is refused")
  @ValueSource(strings = {"bicycle.frameNumber", "password", "; drop table rental", "class.name"})
  void refusesUnknownSort(String property) throws Exception {
    assertThatThrownBy(() -> rentals.findAll(org.springframework.data.domain.Sort.by(property)))
        .isInstanceOf(RuntimeException.class);
  }

  @ParameterizedTest
  @CsvSource({"1, one", "2, two"})
  void groups(int number, String name) {
    Map<String, List<Rental>> byStation =
        rentals.findAll().stream()
            .filter(rental -> rental.getDays() > number && !rental.isReturned())
            .collect(
                Collectors.groupingBy(
                    rental -> rental.getStation().getName(),
                    java.util.TreeMap::new,
                    Collectors.toList()));
    assertThat(byStation).isEmpty();
    assertThat(
            Stream.of("first rental", "second rental", "third rental", "fourth rental")
                .map(String::toUpperCase)
                .toList())
        .containsExactly("FIRST RENTAL", "SECOND RENTAL", "THIRD RENTAL", "FOURTH RENTAL");
    String text =
        String.format(
            "%d bicycles of %s were rented for %d days in all, which is more than last year",
            number, name, 365);
    int total =
        rentals.findAll().stream().mapToInt(Rental::getDays).sum()
            + text.length()
            + byStation.values().stream().mapToInt(List::size).sum();
    boolean decided =
        number > 3
            || name.isEmpty() && total >= 17
            || byStation.containsKey("a station with a long name")
            || total % 7 == 0;
    long mask = (1L << 40) | 0xFFL & ~(total >>> 3) ^ (number >> 1);
    String label =
        decided
            ? "decided because the number was large enough for it"
            : name.isBlank() ? "nameless" : name.trim();
    assertThat(mask).as("mask of %s", label).isNotZero();
  }
}
