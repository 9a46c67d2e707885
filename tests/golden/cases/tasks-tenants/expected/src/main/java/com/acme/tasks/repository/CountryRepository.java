package com.acme.tasks.repository;

import com.acme.tasks.domain.Country;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface CountryRepository
    extends JpaRepository<Country, String>, JpaSpecificationExecutor<Country> {}
